// Where the vertices of a graph are drawn, always the same for the same graph: each connected part for itself
// (a path as a row, a cycle as a circle, else by springs and repulsion: Fruchterman and Reingold 1991), then the
// parts side by side. Springs start from several orders, and the drawing is kept in which no edge passes over a
// third vertex, or the fewest do. Cost: rounds × vertices² for each start, fine for the few hundred vertices that
// can be looked at.

export type Place = [number, number];
export type Edge = readonly [number, number];

/** Vertices evenly around a circle in the unit square. */
export function circle(vertices: number): Place[] {
  return Array.from({ length: vertices }, (_, i) => {
    const angle = (2 * Math.PI * i) / Math.max(1, vertices) - Math.PI / 2;
    return [0.5 + 0.45 * Math.cos(angle), 0.5 + 0.45 * Math.sin(angle)];
  });
}

/** Vertices row by row, in a square: for graphs too large to be arranged. */
export function square(vertices: number): Place[] {
  const side = Math.ceil(Math.sqrt(vertices));
  return fitted(Array.from({ length: vertices }, (_, i): Place => [i % side, Math.floor(i / side)]));
}

interface Box { left: number; top: number; width: number; height: number }

export function boxOf(places: readonly Place[]): Box {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Scaled and moved into the middle of the unit square with a margin. */
export function fitted(places: readonly Place[], margin = 0.05): Place[] {
  if (places.length === 0) return [];
  const { left, top, width, height } = boxOf(places);
  const side = Math.max(width, height, 1e-9);
  const room = 1 - 2 * margin;
  const [dx, dy] = [(1 - width / side) / 2, (1 - height / side) / 2];
  return places.map(([x, y]) => [margin + room * ((x - left) / side + dx), margin + room * ((y - top) / side + dy)]);
}

/** The least distance between two vertices, at most 1. */
export function leastDistance(places: readonly Place[]): number {
  let least = 1;
  places.forEach(([x, y], i) => {
    for (let j = i + 1; j < places.length; ++j) least = Math.min(least, Math.hypot(places[j]![0] - x, places[j]![1] - y));
  });
  return least;
}

/** How far `p` is from the line between `a` and `b`; far away where it does not stand beside it. */
function distanceToEdge(p: Place, a: Place, b: Place): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (length || 1);
  if (along <= 0 || along >= length) return 1;
  return Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / length;
}

/** How many edges pass so near to a third vertex that they seem to end there. */
export function misleading(places: readonly Place[], edges: readonly Edge[], near = 0.35 * leastDistance(places)): number {
  let count = 0;
  for (const [a, b] of edges) {
    places.forEach((place, v) => {
      if (v !== a && v !== b && distanceToEdge(place, places[a]!, places[b]!) < near) ++count;
    });
  }
  return count;
}

/** Springs from `start`; lengths of edges are near 1 over the root of the number of vertices. */
function relaxed(start: readonly Place[], edges: readonly Edge[], rounds: number): Place[] {
  const places = start.map(([x, y], i): Place => [x + 1e-3 * Math.sin(i * 12.9898), y]);
  const vertices = places.length;
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
      place[0] += force[i]![0] * moved;
      place[1] += force[i]![1] * moved;
    });
  }
  return fitted(places, 0);
}

/** A connected part by springs, from a circle in several orders; the least misleading drawing. */
function springs(vertices: number, edges: readonly Edge[]): Place[] {
  const around = circle(vertices);
  const tries = vertices <= 40 ? 8 : vertices <= 120 ? 3 : 1;
  let best: { places: Place[]; faults: number } | null = null;
  let seed = 1;
  for (let attempt = 0; attempt < tries && best?.faults !== 0; ++attempt) {
    const order = around.map((_, i) => i);
    for (let i = vertices - 1; attempt > 0 && i > 0; --i) {
      seed = (seed * 48271) % 2147483647;
      const j = seed % (i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    const places = relaxed(order.map((i) => around[i]!), edges, vertices <= 120 ? 300 : 120);
    const faults = misleading(places, edges);
    if (!best || faults < best.faults) best = { places, faults };
  }
  return best!.places;
}

/** The vertices of a path or a cycle in their order; null for all other graphs. */
function inOrder(neighbours: readonly number[][]): { order: number[]; closed: boolean } | null {
  const ends = neighbours.flatMap((near, v) => (near.length <= 1 ? [v] : []));
  if (neighbours.some((near) => near.length > 2) || (neighbours.length > 1 && ends.length !== 0 && ends.length !== 2)) return null;
  const order = [ends[0] ?? 0];
  for (let before = -1, at = order[0]!; ;) {
    const next = neighbours[at]!.find((v) => v !== before && v !== order[0]);
    if (next === undefined) return { order, closed: ends.length === 0 };
    order.push(next);
    [before, at] = [at, next];
  }
}

/** Longest path that is drawn as one row. */
const kMostInRow = 24;

/** One connected part; neighbours are about 1 apart. */
function drawnPart(vertices: number, edges: readonly Edge[]): Place[] {
  const neighbours: number[][] = Array.from({ length: vertices }, () => []);
  for (const [a, b] of edges) {
    neighbours[a]!.push(b);
    neighbours[b]!.push(a);
  }
  const line = inOrder(neighbours);
  const places: Place[] = Array.from({ length: vertices }, () => [0, 0]);
  if (line && !line.closed && vertices <= kMostInRow) {
    line.order.forEach((v, i) => (places[v] = [i, 0]));
    return places;
  }
  // A long path runs around a circle that is open at the bottom.
  const corners = line?.closed ? vertices : vertices + Math.ceil(vertices / 8);
  const drawn = line ? circle(corners) : springs(vertices, edges);
  const turn = line && !line.closed ? Math.floor(corners / 2) + Math.ceil((corners - vertices + 1) / 2) : 0;
  if (line) line.order.forEach((v, i) => (places[v] = drawn[(i + turn) % corners]!));
  else drawn.forEach((place, v) => (places[v] = place));
  const lengths = edges.map(([a, b]) => Math.hypot(places[a]![0] - places[b]![0], places[a]![1] - places[b]![1])).sort((a, b) => a - b);
  const scale = 1 / Math.max(1e-9, Math.min(lengths[Math.floor(lengths.length / 2)] ?? 1, 1.6 * leastDistance(places)));
  return places.map(([x, y]) => [x * scale, y * scale]);
}

/** The connected parts, each a list of vertices. */
export function parts(vertices: number, edges: readonly Edge[]): number[][] {
  const part = Array.from({ length: vertices }, (_, v) => v);
  const find = (v: number): number => {
    while (part[v] !== v) v = part[v] = part[part[v]!]!;
    return v;
  };
  for (const [a, b] of edges) part[find(a)] = find(b);
  const found = new Map<number, number[]>();
  part.forEach((_, v) => found.set(find(v), [...(found.get(find(v)) ?? []), v]));
  return [...found.values()];
}

/** How much wider than high a drawing may be before it counts as larger. */
const kWider = 1.25;

/** Boxes in rows of at most this width; where each goes, and the greater side of all together, wide ones preferred. */
function inRows(boxes: readonly Box[], wide: number): { corners: Place[]; side: number } {
  let [x, y, high, side] = [0, 0, 0, 0];
  const corners = boxes.map((box): Place => {
    if (x > 0 && x + box.width > wide + 1e-9) [x, y, high] = [0, y + high, 0];
    const at: Place = [x, y];
    side = Math.max(side, (x + box.width) / kWider, y + box.height);
    x += box.width + 1;
    high = Math.max(high, box.height + 1);
    return at;
  });
  return { corners, side };
}

/** Boxes in rows, drawn as large as possible; side by side rather than one below the other. */
function packed(boxes: readonly Box[]): Place[] {
  let wide = -1;
  let best: ReturnType<typeof inRows> | null = null;
  for (const box of boxes) {
    const tried = inRows(boxes, (wide += box.width + 1));
    if (!best || tried.side <= best.side + 1e-9) best = tried;
  }
  return best?.corners ?? [];
}

/** Places of all vertices in the unit square. */
export function arranged(vertices: number, edges: readonly Edge[]): Place[] {
  const places: Place[] = Array.from({ length: vertices }, () => [0, 0]);
  const drawn = parts(vertices, edges).map((members) => {
    const number = new Map(members.map((v, i) => [v, i]));
    const inside = edges.filter(([a]) => number.has(a)).map(([a, b]): Edge => [number.get(a)!, number.get(b)!]);
    const part = drawnPart(members.length, inside);
    return { members, part, box: boxOf(part) };
  }).sort((a, b) => b.box.height - a.box.height || b.box.width - a.box.width || a.members[0]! - b.members[0]!);
  const corners = packed(drawn.map(({ box }) => box));
  drawn.forEach(({ members, part, box }, i) => members.forEach((v, j) => {
    places[v] = [corners[i]![0] + part[j]![0] - box.left, corners[i]![1] + part[j]![1] - box.top];
  }));
  return fitted(places);
}
