// The box of a three-dimensional board, drawn with three: cells as frames, knights and values as signs that face the
// reader (a knight with the number of its move, a value with a star where it is best), blocked cells as solid
// cubes, forbidden ones as crosses. This module and three are loaded only when the box is looked at.

import {
  AmbientLight, BoxGeometry, CanvasTexture, Color, DirectionalLight, EdgesGeometry, Group, LineBasicMaterial, LineSegments,
  Mesh, MeshLambertMaterial, PerspectiveCamera, Raycaster, Scene, Sprite, SpriteMaterial, SRGBColorSpace, Vector2, WebGLRenderer,
  type BufferGeometry, type Object3D,
} from 'three';
import type { Panel, SceneCell, Site } from '../model/types';
import { shortNumber } from './hints';
import { fit, kKnightPath, type Badge, type Marks } from './marks';

/** Pixels of a sign's side, which is 100 for whoever draws on it. */
const kSign = 128;

/** A drag shorter than this many pixels is a click. */
const kClick = 5;

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number): void {
  pen.font = `700 ${size}px system-ui, 'DejaVu Sans', sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y);
}

function drawKnight(pen: CanvasRenderingContext2D, number: string): void {
  const knight = new Path2D(kKnightPath);
  pen.lineWidth = 6;
  pen.lineJoin = 'round';
  pen.strokeStyle = '#fbf9f4';
  pen.stroke(knight);
  pen.fillStyle = '#1b63ad';
  pen.fill(knight);
  pen.fillStyle = '#2b2724';
  pen.beginPath();
  pen.arc(78, 24, 21, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#fff';
  write(pen, number, 78, 25, fit(number, 32, 26));
}

function drawCross(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = '#b3261e';
  pen.lineWidth = 12;
  pen.lineCap = 'round';
  pen.stroke(new Path2D('M30 30L70 70M70 30L30 70'));
}

function drawBadge(pen: CanvasRenderingContext2D, badge: Badge, language: string): void {
  const text = `${badge.best ? '★' : ''}${shortNumber(badge.text, language)}`;
  pen.fillStyle = badge.best ? '#1b63ad' : '#fffdf8';
  pen.strokeStyle = badge.best ? '#fff' : '#8a8074';
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(3, 26, 94, 48, 24);
  pen.fill();
  pen.stroke();
  pen.fillStyle = badge.best ? '#fff' : '#37322c';
  write(pen, text, 50, 51, fit(text, 78, 36));
}

export class BoxView {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(35, 1, 0.1, 200);
  private readonly cells = new Group();
  private readonly cube = new BoxGeometry(0.92, 0.92, 0.92);
  private readonly frame = new EdgesGeometry(this.cube);
  /** Signs by what is written on them. */
  private readonly signs = new Map<string, SpriteMaterial>();
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

  show(panels: readonly Panel[], marks: Marks, language: string): void {
    this.cells.clear();
    const size = [panels[0]?.cols ?? 1, panels.length, panels[0]?.rows ?? 1];
    panels.forEach((panel, layer) => panel.cells.forEach((cell, i) => {
      const x = (i % panel.cols) - (size[0]! - 1) / 2;
      const z = Math.floor(i / panel.cols) - (size[2]! - 1) / 2;
      this.addCell(cell, marks, language, x * 1.05, (layer - (size[1]! - 1) / 2) * 1.35, z * 1.05);
    }));
    if (this.distance === 10) this.distance = 2.3 * Math.max(...size) + 2.5;
    this.draw();
  }

  private addCell(cell: SceneCell, marks: Marks, language: string, x: number, y: number, z: number): void {
    const add = (object: Object3D): void => {
      object.position.set(x, y, z);
      object.userData.site = cell.site;
      this.cells.add(object);
    };
    const solid = (shape: BufferGeometry, colour: string, opacity = 1): Mesh =>
      new Mesh(shape, new MeshLambertMaterial({ color: colour, transparent: opacity < 1, opacity, depthWrite: false }));
    if (cell.tone === 'blocked') add(solid(this.cube, '#7d766e', 0.6));
    else {
      add(new LineSegments(this.frame, new LineBasicMaterial({ color: new Color('#8a8074'), transparent: true, opacity: 0.4, depthWrite: false })));
      const marked = marks.last.has(cell.site) || marks.pointed.has(cell.site);
      add(solid(this.cube, marks.shadow.has(cell.site) ? '#b3261e' : marked ? '#1b63ad' : '#e0c39a', marked || marks.shadow.has(cell.site) ? 0.3 : 0.05));
    }
    const badge = marks.badges.get(cell.site);
    if (cell.piece) add(this.sign(`knight ${cell.order}`, 0.95, (pen) => drawKnight(pen, String(cell.order ?? ''))));
    else if (cell.dead) add(this.sign('dead', 0.4, drawCross));
    else if (badge) add(this.sign(`${badge.best} ${badge.text}`, 0.62, (pen) => drawBadge(pen, badge, language)));
  }

  /** A square picture that always faces the reader; drawn once for each key. */
  private sign(key: string, size: number, draw: (pen: CanvasRenderingContext2D) => void): Sprite {
    let material = this.signs.get(key);
    if (!material) {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = kSign;
      const pen = canvas.getContext('2d')!;
      pen.scale(kSign / 100, kSign / 100);
      draw(pen);
      const map = new CanvasTexture(canvas);
      map.colorSpace = SRGBColorSpace;
      material = new SpriteMaterial({ map, depthWrite: false });
      this.signs.set(key, material);
    }
    const sprite = new Sprite(material);
    sprite.scale.set(size, size, 1);
    // Over the frames, which would veil it.
    sprite.renderOrder = 1;
    return sprite;
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
    const hit = ray.intersectObjects(this.cells.children.filter((object) => object instanceof Mesh || object instanceof Sprite))[0];
    if (hit) this.onpick(hit.object.userData.site as Site);
  }

  private draw(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    const [around, up] = this.angle as [number, number];
    this.camera.position.set(Math.sin(around) * Math.cos(up), Math.sin(up), Math.cos(around) * Math.cos(up)).multiplyScalar(this.distance * Math.max(1, 1 / this.camera.aspect));
    this.camera.lookAt(0, 0, 0);
    this.camera.updateProjectionMatrix();
    this.renderer.render(this.scene, this.camera);
  }

  dispose(): void {
    for (const sign of this.signs.values()) {
      sign.map?.dispose();
      sign.dispose();
    }
    this.observer.disconnect();
    this.canvas.removeEventListener('pointerdown', this.down);
    this.canvas.removeEventListener('pointermove', this.move);
    this.canvas.removeEventListener('pointerup', this.up);
    this.canvas.removeEventListener('wheel', this.wheel);
    this.renderer.dispose();
  }
}
