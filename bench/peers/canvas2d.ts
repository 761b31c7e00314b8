import { type BenchLine, type BenchScene, IN_HAND } from '../scene';
import type { When } from '../subject';
import { force, offer, type Peer, pngOf } from './peer';
import { emOf, LETTERS, type PlacedCharacter, placeCharacters } from './placing';
import { BEHIND, GOLD, loadScene, type Supplies, WHITE } from './stage';

/** The line being edited, and its letters placed. */
interface Held {
  line: BenchLine;
  placed: readonly PlacedCharacter[];
}

/** A part of the canvas in device pixels. */
interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface View {
  readonly pxPerMm: number;
  readonly left: number;
  readonly top: number;
}

function opaque(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no 2d context');
  return context;
}

function drawLine(context: CanvasRenderingContext2D, { line, placed }: Held, view: View): void {
  const { pxPerMm } = view;
  context.setTransform(1, 0, 0, 1, line.x * pxPerMm + view.left, line.y * pxPerMm + view.top);
  context.font = `${emOf(line.capHeight) * pxPerMm}px ${LETTERS}`;
  context.fillStyle = GOLD;
  for (const { character, x } of placed) context.fillText(character, x * pxPerMm, 0);
}

function drawStone(context: CanvasRenderingContext2D, { scene, tile }: Supplies, view: View): void {
  context.setTransform(view.pxPerMm, 0, 0, view.pxPerMm, view.left, view.top);
  const granite = context.createPattern(tile, 'repeat');
  if (!granite) throw new Error('no pattern');
  granite.setTransform(new DOMMatrix().scale(1 / scene.tilePxPerMm));
  context.fillStyle = granite;
  context.fill(new Path2D(scene.outline));
}

function drawRest(context: CanvasRenderingContext2D, scene: BenchScene, view: View): void {
  for (const [index, line] of scene.lines.entries()) {
    if (index !== IN_HAND) drawLine(context, { line, placed: placeCharacters(line) }, view);
  }
  context.fillStyle = WHITE;
  for (const { outline, width, height, scale, x, y } of scene.vignets) {
    const size = view.pxPerMm * scale;
    const left = (x - (width / 2) * scale) * view.pxPerMm + view.left;
    const top = (y - (height / 2) * scale) * view.pxPerMm + view.top;
    context.setTransform(size, 0, 0, size, left, top);
    context.fill(new Path2D(outline));
  }
}

function boxOf({ line, placed }: Held, { pxPerMm, left, top }: View): PixelBox {
  const em = emOf(line.capHeight);
  const first = placed[0]?.x ?? 0;
  const last = (placed.at(-1)?.x ?? 0) + em;
  return {
    left: Math.floor((line.x + first - em / 4) * pxPerMm + left),
    right: Math.ceil((line.x + last) * pxPerMm + left),
    top: Math.floor((line.y - em) * pxPerMm + top),
    bottom: Math.ceil((line.y + em / 3) * pxPerMm + top),
  };
}

class HandWritten implements Peer {
  private readonly canvas = document.createElement('canvas');
  private readonly context = opaque(this.canvas);
  private readonly rest = document.createElement('canvas');
  private supplies: Supplies | undefined;
  private view: View = { pxPerMm: 1, left: 0, top: 0 };
  private held: Held | undefined;
  private drawnBox: PixelBox | undefined;
  private asked = 0;

  constructor() {
    document.querySelector('#stage')?.append(this.canvas);
  }

  async load(url: string): Promise<void> {
    const supplies = await loadScene(url);
    const { scene, width, height, pxPerMm, left, top } = supplies;
    const ratio = window.devicePixelRatio;
    this.supplies = supplies;
    this.view = { pxPerMm: pxPerMm * ratio, left: left * ratio, top: top * ratio };
    for (const canvas of [this.canvas, this.rest]) {
      canvas.width = width * ratio;
      canvas.height = height * ratio;
    }
    Object.assign(this.canvas.style, { display: 'block', width: `${width}px`, height: `${height}px` });
    const context = opaque(this.rest);
    context.fillStyle = BEHIND;
    context.fillRect(0, 0, this.rest.width, this.rest.height);
    drawStone(context, supplies, this.view);
    drawRest(context, scene, this.view);
    const line = scene.lines[IN_HAND];
    if (!line) throw new Error('a scene without lines');
    this.held = { line, placed: placeCharacters(line) };
    this.context.drawImage(this.rest, 0, 0);
    this.draw();
    force(this.context);
  }

  /** Draws the area that the line left and the one it covers now. */
  private readonly draw = () => {
    this.asked = 0;
    const { context, held, view, drawnBox } = this;
    if (!held) return;
    const box = boxOf(held, view);
    const left = Math.max(0, Math.min(box.left, drawnBox?.left ?? box.left));
    const top = Math.max(0, Math.min(box.top, drawnBox?.top ?? box.top));
    const width = Math.min(this.canvas.width, Math.max(box.right, drawnBox?.right ?? 0)) - left;
    const height = Math.min(this.canvas.height, Math.max(box.bottom, drawnBox?.bottom ?? 0)) - top;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.rest, left, top, width, height, left, top, width, height);
    drawLine(context, held, view);
    this.drawnBox = box;
  };

  private async change(line: Partial<BenchLine>, when: When): Promise<void> {
    if (!this.held) return;
    const next = { ...this.held.line, ...line };
    const placed = line.text || line.spacings ? placeCharacters(next) : this.held.placed;
    this.held = { line: next, placed };
    if (when === 'frame') {
      this.asked ||= requestAnimationFrame(this.draw);
    } else {
      this.draw();
      force(this.context);
    }
  }

  moveElement(_element: number, x: number, y: number, when: When = 'frame'): Promise<void> {
    return this.change({ x, y }, when);
  }

  setText(_element: number, text: string, when: When = 'frame'): Promise<void> {
    return this.change({ text }, when);
  }

  setSpacing(_element: number, spacings: readonly number[], when: When = 'frame'): Promise<void> {
    return this.change({ spacings }, when);
  }

  async exportPng(pxPerMm: number): Promise<Blob> {
    const { supplies, held } = this;
    if (!supplies || !held) throw new Error('nothing is shown yet');
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(supplies.scene.width * pxPerMm);
    canvas.height = Math.ceil(supplies.scene.height * pxPerMm);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2d context');
    const view = { pxPerMm, left: 0, top: 0 };
    drawStone(context, supplies, view);
    drawLine(context, held, view);
    drawRest(context, supplies.scene, view);
    return pngOf(canvas);
  }
}

offer(new HandWritten());
