import Konva from 'konva';
import { type BenchLine, IN_HAND } from '../scene';
import type { When } from '../subject';
import { force, offer, type Peer } from './peer';
import { emOf, LETTERS, placeCharacters, riseOf } from './placing';
import { BEHIND, GOLD, loadScene, type Supplies, WHITE } from './stage';

/** Konva's advice for speed: no event listeners, and no exact drawing in two passes. */
const FAST = { listening: false, perfectDrawEnabled: false, shadowForStrokeEnabled: false } as const;

/** A line as a group of one text per character: Konva has no spacing of single characters. */
function groupOf(line: BenchLine): Konva.Group {
  const em = emOf(line.capHeight);
  const group = new Konva.Group({ x: line.x, y: line.y, listening: false });
  for (const { character, x } of placeCharacters(line)) {
    group.add(
      new Konva.Text({
        ...FAST,
        text: character,
        x,
        y: -riseOf(em),
        fontFamily: LETTERS,
        fontSize: em,
        fill: GOLD,
      }),
    );
  }
  return group;
}

function stoneOf({ scene, tile }: Supplies): Konva.Path {
  const perPixel = 1 / scene.tilePxPerMm;
  return new Konva.Path({
    ...FAST,
    data: scene.outline,
    fillPatternImage: tile,
    fillPatternScale: { x: perPixel, y: perPixel },
  });
}

class KonvaPeer implements Peer {
  private stage: Konva.Stage | undefined;
  private supplies: Supplies | undefined;
  /** The separate layer that Konva recommends for what is dragged. */
  private hand = new Konva.Layer({ listening: false });
  private group = new Konva.Group();
  private line: BenchLine | undefined;

  async load(url: string): Promise<void> {
    const supplies = await loadScene(url);
    const { scene, width, height, pxPerMm, left, top } = supplies;
    this.stage?.destroy();
    document.body.style.background = BEHIND;
    const placed = { x: left, y: top, scaleX: pxPerMm, scaleY: pxPerMm, listening: false };
    const stage = new Konva.Stage({ container: 'stage', width, height, listening: false });
    const rest = new Konva.Layer(placed);
    rest.add(stoneOf(supplies));
    for (const [index, line] of scene.lines.entries()) if (index !== IN_HAND) rest.add(groupOf(line));
    for (const { outline, width: w, height: h, scale, x, y } of scene.vignets) {
      const middle = { offsetX: w / 2, offsetY: h / 2 };
      rest.add(
        new Konva.Path({
          ...FAST,
          ...middle,
          data: outline,
          x,
          y,
          scaleX: scale,
          scaleY: scale,
          fill: WHITE,
        }),
      );
    }
    const line = scene.lines[IN_HAND];
    if (!line) throw new Error('a scene without lines');
    this.hand = new Konva.Layer(placed);
    this.group = groupOf(line);
    this.hand.add(this.group);
    stage.add(rest, this.hand);
    this.stage = stage;
    this.supplies = supplies;
    this.line = line;
    for (const layer of [rest, this.hand]) {
      layer.draw();
      force(layer.getContext()._context);
    }
  }

  private async draw(when: When): Promise<void> {
    if (when === 'frame') {
      this.hand.batchDraw();
    } else {
      this.hand.draw();
      force(this.hand.getContext()._context);
    }
  }

  private change(line: Partial<BenchLine>, when: When): Promise<void> {
    if (!this.line) throw new Error('nothing is shown yet');
    this.line = { ...this.line, ...line };
    const texts = this.group.getChildren();
    for (const [index, { character, x }] of placeCharacters(this.line).entries()) {
      const text = texts[index];
      if (text instanceof Konva.Text) {
        if (text.text() !== character) text.text(character);
        text.x(x);
      }
    }
    return this.draw(when);
  }

  moveElement(_element: number, x: number, y: number, when: When = 'frame'): Promise<void> {
    this.group.position({ x, y });
    return this.draw(when);
  }

  setText(_element: number, text: string, when: When = 'frame'): Promise<void> {
    return this.change({ text }, when);
  }

  setSpacing(_element: number, spacings: readonly number[], when: When = 'frame'): Promise<void> {
    return this.change({ spacings }, when);
  }

  async exportPng(pxPerMm: number): Promise<Blob> {
    const { stage, supplies } = this;
    if (!stage || !supplies) throw new Error('nothing is shown yet');
    const { scene, left, top } = supplies;
    const blob = await stage.toBlob({
      x: left,
      y: top,
      width: scene.width * supplies.pxPerMm,
      height: scene.height * supplies.pxPerMm,
      pixelRatio: pxPerMm / supplies.pxPerMm,
    });
    if (!(blob instanceof Blob)) throw new Error('no picture');
    return blob;
  }
}

// Otherwise Konva draws once more by itself after each draw that the bench asks for.
Konva.autoDrawEnabled = false;
offer(new KonvaPeer());
