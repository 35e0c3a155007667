// Where vertices are drawn: by springs and repulsion (Fruchterman and Reingold 1991) from a circle, always
// the same for the same graph. Cost: rounds × vertices², fine for the few hundred that can be looked at.

export type Place = [number, number];

/** Vertices evenly around a circle in the unit square. */
export function circle(vertices: number): Place[] {
  return Array.from({ length: vertices }, (_, i) => {
    const angle = (2 * Math.PI * i) / Math.max(1, vertices) - Math.PI / 2;
    return [0.5 + 0.45 * Math.cos(angle), 0.5 + 0.45 * Math.sin(angle)];
  });
}

/** Scaled and moved into the unit square with a margin. */
export function fitted(places: readonly Place[], margin = 0.05): Place[] {
  if (places.length === 0) return [];
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const side = Math.max(Math.max(...xs) - left, Math.max(...ys) - top, 1e-9);
  const room = 1 - 2 * margin;
  const [dx, dy] = [(1 - (Math.max(...xs) - left) / side) / 2, (1 - (Math.max(...ys) - top) / side) / 2];
  return places.map(([x, y]) => [margin + room * ((x - left) / side + dx), margin + room * ((y - top) / side + dy)]);
}

export function springs(vertices: number, edges: readonly (readonly [number, number])[], rounds = 300): Place[] {
  const places = circle(vertices);
  if (edges.length === 0 || vertices < 3) return places;
  // A slight asymmetry, so that vertices on one line can leave it.
  places.forEach((place, i) => (place[0] += 1e-3 * Math.sin(i * 12.9898)));
  const length = Math.sqrt(1 / vertices) * 0.8;
  for (let round = 0; round < rounds; ++round) {
    const step = 0.1 * (1 - round / rounds) + 1e-3;
    const force = places.map((): Place => [0, 0]);
    const push = (a: number, b: number, strength: (distance: number) => number): void => {
      const dx = places[a]![0] - places[b]![0];
      const dy = places[a]![1] - places[b]![1];
      const distance = Math.max(1e-4, Math.hypot(dx, dy));
      const f = strength(distance) / distance;
      force[a]![0] += dx * f;
      force[a]![1] += dy * f;
      force[b]![0] -= dx * f;
      force[b]![1] -= dy * f;
    };
    for (let a = 0; a < vertices; ++a) for (let b = a + 1; b < vertices; ++b) push(a, b, (d) => (length * length) / d);
    for (const [a, b] of edges) push(a, b, (d) => (-d * d) / length);
    places.forEach((place, i) => {
      const size = Math.max(1e-9, Math.hypot(...force[i]!));
      const moved = Math.min(size, step) / size;
      place[0] += force[i]![0] * moved + (0.5 - place[0]) * 0.01;
      place[1] += force[i]![1] * moved + (0.5 - place[1]) * 0.01;
    });
  }
  return fitted(places);
}
