import type { SkPicture } from 'canvaskit-wasm';
import { Keeper } from '../../src/painting/canvaskit/kit';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { paintNode } from '../../src/painting/canvaskit/paintNode';
import { underLight } from '../../src/painting/canvaskit/underLight';
import type { Sunlight } from '../../src/painting/relief/light';
import type { AskedRelief } from '../../src/painting/relief/orders';
import { sunlightOf } from '../../src/painting/relief/sunlight';
import type { Scene, SceneNode } from '../../src/scene/scene';
import { shownNodes } from '../../src/scene/shownNodes';
import { inkBox } from './inkBox';

interface Recorded {
  readonly box: SceneNode['box'];
  readonly scale: number;
  readonly rotation: number;
  readonly pxPerMm: number;
  readonly light: Sunlight;
  /** Whether it is drawn as a ghost. */
  readonly isGhost: boolean;
  /** Reliefs that are not baked yet: it shows something else in their place. */
  readonly missing: readonly AskedRelief[];
  readonly picture: SkPicture;
}

/** Keeps each element's drawing as a recorded picture, so that drawing it again is one call. */
export class ElementPictures {
  private readonly recorded = new Map<number, Recorded>();

  constructor(private readonly painter: Painter) {}

  /**
   * The drawing of a node in its own mm; recorded anew when the node was built anew, is seen larger, smaller or
   * turned, in another light, or is reserved or cut now. Moving it changes nothing.
   *
   * @param pxPerMm device pixels per mm of the stone.
   */
  of(node: SceneNode, pxPerMm: number, light: Sunlight): SkPicture {
    const known = this.recorded.get(node.element);
    const { scale, rotation } = node.place;
    const isGhost = node.space !== undefined;
    if (
      known &&
      known.box === node.box &&
      known.scale === scale &&
      known.rotation === rotation &&
      known.pxPerMm === pxPerMm &&
      known.light === light &&
      known.isGhost === isGhost
    ) {
      return known.picture;
    }
    known?.picture.delete();
    const { kit, reliefs } = this.painter;
    using keeper = new Keeper();
    const recorder = keeper.keep(new kit.PictureRecorder());
    const { left, top, right, bottom } = inkBox(node);
    const canvas = recorder.beginRecording(kit.LTRBRect(left, top, right, bottom));
    const lit = underLight(this.painter, light);
    const missing = reliefs.missingIn(() => paintNode(canvas, node, lit, pxPerMm));
    const picture = recorder.finishRecordingAsPicture();
    this.recorded.set(node.element, {
      box: node.box,
      scale,
      rotation,
      pxPerMm,
      light,
      isGhost,
      missing,
      picture,
    });
    return picture;
  }

  /** Records everything that is seen of a scene and was not yet. */
  record(scene: Scene, pxPerMm: number): void {
    const light = sunlightOf(scene.background);
    for (const node of shownNodes(scene)) this.of(node, pxPerMm, light);
  }

  /** Whether any drawing lacks a relief that is not there yet. */
  get lacksAny(): boolean {
    const { reliefs } = this.painter;
    for (const { missing } of this.recorded.values()) {
      if (missing.some(({ key }) => !reliefs.has(key))) return true;
    }
    return false;
  }

  /**
   * The reliefs that drawings lack, drawing by drawing.
   *
   * @param elements whose drawings are looked at, in this order.
   */
  *missing(elements: readonly number[]): Generator<AskedRelief> {
    const { reliefs } = this.painter;
    for (const element of elements) {
      for (const asked of this.recorded.get(element)?.missing ?? []) {
        if (!reliefs.has(asked.key)) yield asked;
      }
    }
  }

  /** Drops the drawings that wait for reliefs, so that they are recorded with what has been baked since. */
  renew(): void {
    this.drop(({ missing }) => missing.length > 0);
  }

  /** Drops those of them whose last relief has come: a line is drawn anew once, and not with each of its letters. */
  renewComplete(): void {
    this.drop((recorded) => this.isComplete(recorded));
  }

  /**
   * Drops the first of these elements' drawings whose last relief has come.
   *
   * @returns whether there was one.
   */
  renewNext(elements: readonly number[]): boolean {
    const next = elements.find((element) => this.isComplete(this.recorded.get(element)));
    if (next !== undefined) this.drop((_recorded, element) => element === next);
    return next !== undefined;
  }

  /** Whether a drawing lacked reliefs that are there now. */
  private isComplete(recorded: Recorded | undefined): boolean {
    const { reliefs } = this.painter;
    return (
      recorded !== undefined &&
      recorded.missing.length > 0 &&
      recorded.missing.every(({ key }) => reliefs.has(key))
    );
  }

  /** Drops the drawings of elements that are no longer on the stone. */
  keepOnly(count: number): void {
    this.drop((_recorded, element) => element >= count);
  }

  private drop(which: (recorded: Recorded, element: number) => boolean): void {
    for (const [element, recorded] of this.recorded) {
      if (which(recorded, element)) {
        recorded.picture.delete();
        this.recorded.delete(element);
      }
    }
  }

  delete(): void {
    this.keepOnly(0);
  }
}
