import { FabricText, Group, Path, Pattern, StaticCanvas } from 'fabric';
import { type BenchLine, IN_HAND } from '../scene';
import type { When } from '../subject';
import { force, offer, type Peer } from './peer';
import { emOf, LETTERS, placeCharacters } from './placing';
import { BEHIND, GOLD, loadScene, type Supplies, WHITE } from './stage';

/** Fabric's baseline below the top of a text, in ems: its `_fontSizeMult` less its `_fontSizeFraction` of that. */
const BASELINE = 1.13 * (1 - 0.222);

/** Fabric's advice for speed: cache each object as a bitmap; listen to no events. */
const FAST = { objectCaching: true, selectable: false, evented: false } as const;

/** A line as a group of one text per character: its `charSpacing` is one for all. The group is cached as a bitmap. */
function groupOf(line: BenchLine): Group {
  const em = emOf(line.capHeight);
  const texts = placeCharacters(line).map(
    ({ character, x }) =>
      new FabricText(character, {
        objectCaching: false,
        originX: 'left',
        originY: 'top',
        left: line.x + x,
        top: line.y - BASELINE * em,
        fontFamily: LETTERS,
        fontSize: em,
        fill: GOLD,
      }),
  );
  return new Group(texts, FAST);
}

function stoneOf({ scene, tile }: Supplies): Path {
  const perPixel = 1 / scene.tilePxPerMm;
  const granite = new Pattern({
    source: tile,
    repeat: 'repeat',
    patternTransform: [perPixel, 0, 0, perPixel, 0, 0],
  });
  return new Path(scene.outline, { ...FAST, fill: granite });
}

class FabricPeer implements Peer {
  private canvas: StaticCanvas | undefined;
  private supplies: Supplies | undefined;
  private group = new Group([]);
  private line: BenchLine | undefined;
  /** From the anchor of the line to the middle of the group's box. */
  private middle = { x: 0, y: 0 };

  async load(url: string): Promise<void> {
    const supplies = await loadScene(url);
    const { scene, width, height, pxPerMm, left, top } = supplies;
    await this.canvas?.dispose();
    document.body.style.background = BEHIND;
    const element = document.createElement('canvas');
    document.querySelector('#stage')?.replaceChildren(element);
    const canvas = new StaticCanvas(element, { width, height, renderOnAddRemove: false });
    canvas.setViewportTransform([pxPerMm, 0, 0, pxPerMm, left, top]);
    canvas.add(stoneOf(supplies));
    for (const [index, line] of scene.lines.entries()) {
      const group = groupOf(line);
      canvas.add(group);
      if (index === IN_HAND) this.takeInHand(group, line);
    }
    for (const { outline, scale, x, y } of scene.vignets) {
      const place = {
        originX: 'center',
        originY: 'center',
        left: x,
        top: y,
        scaleX: scale,
        scaleY: scale,
      } as const;
      canvas.add(new Path(outline, { ...FAST, ...place, fill: WHITE }));
    }
    this.canvas = canvas;
    this.supplies = supplies;
    canvas.renderAll();
    force(canvas.contextContainer);
  }

  private takeInHand(group: Group, line: BenchLine): void {
    const { x, y } = group.getCenterPoint();
    this.group = group;
    this.line = line;
    this.middle = { x: x - line.x, y: y - line.y };
  }

  private async draw(when: When): Promise<void> {
    const { canvas } = this;
    if (!canvas) throw new Error('nothing is shown yet');
    if (when === 'frame') {
      canvas.requestRenderAll();
    } else {
      canvas.renderAll();
      force(canvas.contextContainer);
    }
  }

  private change(line: Partial<BenchLine>, when: When): Promise<void> {
    if (!this.line) throw new Error('nothing is shown yet');
    this.line = { ...this.line, ...line };
    const texts = this.group.getObjects();
    for (const [index, { character, x }] of placeCharacters(this.line).entries()) {
      const text = texts[index];
      if (text instanceof FabricText) {
        if (text.text !== character) text.set({ text: character });
        text.set({ left: x - this.middle.x });
      }
    }
    this.group.set({ dirty: true });
    this.group.triggerLayout();
    this.takeInHand(this.group, this.line);
    return this.draw(when);
  }

  moveElement(_element: number, x: number, y: number, when: When = 'frame'): Promise<void> {
    if (this.line) this.line = { ...this.line, x, y };
    this.group.set({ left: x + this.middle.x, top: y + this.middle.y });
    return this.draw(when);
  }

  setText(_element: number, text: string, when: When = 'frame'): Promise<void> {
    return this.change({ text }, when);
  }

  setSpacing(_element: number, spacings: readonly number[], when: When = 'frame'): Promise<void> {
    return this.change({ spacings }, when);
  }

  async exportPng(pxPerMm: number): Promise<Blob> {
    const { canvas, supplies } = this;
    if (!canvas || !supplies) throw new Error('nothing is shown yet');
    const blob = await canvas.toBlob({
      format: 'png',
      left: supplies.left,
      top: supplies.top,
      width: supplies.scene.width * supplies.pxPerMm,
      height: supplies.scene.height * supplies.pxPerMm,
      multiplier: pxPerMm / supplies.pxPerMm,
      enableRetinaScaling: false,
    });
    if (!blob) throw new Error('no picture');
    return blob;
  }
}

offer(new FabricPeer());
