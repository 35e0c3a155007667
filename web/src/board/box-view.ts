// The box of a three-dimensional board, drawn with three: cells as frames, knights as balls, blocked cells
// as solid cubes, forbidden ones as small dots, the best places as rings. This module and three are loaded
// only when the box is looked at.

import {
  AmbientLight, BoxGeometry, Color, DirectionalLight, EdgesGeometry, Group, LineBasicMaterial, LineSegments, Mesh,
  MeshLambertMaterial, PerspectiveCamera, Raycaster, Scene, SphereGeometry, TorusGeometry, Vector2, WebGLRenderer,
  type BufferGeometry, type Object3D,
} from 'three';
import type { Panel, SceneCell, Site } from '../model/types';
import type { Marks } from './marks';

/** A drag shorter than this many pixels is a click. */
const kClick = 5;

export class BoxView {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(35, 1, 0.1, 200);
  private readonly cells = new Group();
  private readonly cube = new BoxGeometry(0.92, 0.92, 0.92);
  private readonly frame = new EdgesGeometry(this.cube);
  private readonly ball = new SphereGeometry(0.3, 24, 16);
  private readonly dot = new SphereGeometry(0.07, 8, 8);
  private readonly ring = new TorusGeometry(0.26, 0.05, 10, 28);
  private readonly observer: ResizeObserver;
  private angle = [0.7, 0.5];
  private distance = 10;
  private from: { x: number; y: number; moved: number } | null = null;

  constructor(private readonly canvas: HTMLCanvasElement, private readonly onpick: (site: Site) => void) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    const sun = new DirectionalLight(0xffffff, 2);
    sun.position.set(4, 8, 6);
    this.scene.add(new AmbientLight(0xffffff, 1.4), sun, this.cells);
    this.observer = new ResizeObserver(() => this.draw());
    this.observer.observe(canvas);
    canvas.addEventListener('pointerdown', this.down);
    canvas.addEventListener('pointermove', this.move);
    canvas.addEventListener('pointerup', this.up);
    canvas.addEventListener('wheel', this.wheel, { passive: false });
  }

  show(panels: readonly Panel[], marks: Marks): void {
    this.cells.clear();
    const size = [panels[0]?.cols ?? 1, panels.length, panels[0]?.rows ?? 1];
    panels.forEach((panel, layer) => panel.cells.forEach((cell, i) => {
      const x = (i % panel.cols) - (size[0]! - 1) / 2;
      const z = Math.floor(i / panel.cols) - (size[2]! - 1) / 2;
      this.addCell(cell, marks, x * 1.05, (layer - (size[1]! - 1) / 2) * 1.35, z * 1.05);
    }));
    if (this.distance === 10) this.distance = 2.6 * Math.max(...size) + 3;
    this.draw();
  }

  private addCell(cell: SceneCell, marks: Marks, x: number, y: number, z: number): void {
    const add = (object: Object3D): void => {
      object.position.set(x, y, z);
      object.userData.site = cell.site;
      this.cells.add(object);
    };
    const solid = (shape: BufferGeometry, colour: string, opacity = 1): Mesh =>
      new Mesh(shape, new MeshLambertMaterial({ color: colour, transparent: opacity < 1, opacity }));
    if (cell.tone === 'blocked') add(solid(this.cube, '#7d766e', 0.85));
    else {
      add(new LineSegments(this.frame, new LineBasicMaterial({ color: new Color('#8a8074'), transparent: true, opacity: 0.4 })));
      add(solid(this.cube, marks.selected === cell.site ? '#1b63ad' : '#e0c39a', marks.last.has(cell.site) ? 0.3 : 0.05));
    }
    if (cell.piece) add(solid(this.ball, '#1b63ad'));
    else if (cell.dead) add(solid(this.dot, '#b3261e'));
    else if (marks.badges.get(cell.site)?.best) add(solid(this.ring, '#2f9e6e'));
  }

  turn(sideways: number, upwards: number): void {
    this.angle = [this.angle[0]! + sideways, Math.max(-1.4, Math.min(1.4, this.angle[1]! + upwards))];
    this.draw();
  }

  private readonly down = (event: PointerEvent): void => {
    this.from = { x: event.clientX, y: event.clientY, moved: 0 };
    this.canvas.setPointerCapture(event.pointerId);
  };

  private readonly move = (event: PointerEvent): void => {
    if (!this.from) return;
    const [dx, dy] = [event.clientX - this.from.x, event.clientY - this.from.y];
    this.from = { x: event.clientX, y: event.clientY, moved: this.from.moved + Math.abs(dx) + Math.abs(dy) };
    this.turn(-dx / 150, dy / 150);
  };

  private readonly up = (event: PointerEvent): void => {
    if (this.from && this.from.moved < kClick) this.pick(event);
    this.from = null;
  };

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.distance = Math.max(3, Math.min(80, this.distance * (1 + event.deltaY / 1000)));
    this.draw();
  };

  /** Plays on the first cell under the pointer that is blocked, taken or free. */
  private pick(event: PointerEvent): void {
    const box = this.canvas.getBoundingClientRect();
    const at = new Vector2(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2);
    const ray = new Raycaster();
    ray.setFromCamera(at, this.camera);
    const hit = ray.intersectObjects(this.cells.children.filter((object) => object instanceof Mesh))[0];
    if (hit) this.onpick(hit.object.userData.site as Site);
  }

  private draw(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    const [around, up] = this.angle as [number, number];
    this.camera.position.set(Math.sin(around) * Math.cos(up), Math.sin(up), Math.cos(around) * Math.cos(up)).multiplyScalar(this.distance);
    this.camera.lookAt(0, 0, 0);
    this.camera.updateProjectionMatrix();
    this.renderer.render(this.scene, this.camera);
  }

  dispose(): void {
    this.observer.disconnect();
    this.canvas.removeEventListener('pointerdown', this.down);
    this.canvas.removeEventListener('pointermove', this.move);
    this.canvas.removeEventListener('pointerup', this.up);
    this.canvas.removeEventListener('wheel', this.wheel);
    this.renderer.dispose();
  }
}
