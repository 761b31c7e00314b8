import type { Canvas } from 'canvaskit-wasm';
import { type Box, boxAroundBoth, boxesOverlap, grownBox } from '../../src/geometry/box';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { paintGrid } from '../../src/painting/canvaskit/paintGrid';
import {
  HOLD_REACH,
  paintCaret,
  paintHold,
  paintLocked,
  paintOutline,
} from '../../src/painting/canvaskit/paintHold';
import { paintLit } from '../../src/painting/canvaskit/paintLit';
import { MARK_REACH, paintMarks } from '../../src/painting/canvaskit/paintMarks';
import { enterPlace } from '../../src/painting/canvaskit/paintScene';
import { sunlightOf } from '../../src/painting/relief/sunlight';
import { selectionBounds } from '../../src/scene/group';
import { type Lit, litOn } from '../../src/scene/marks/lit';
import type { Mark } from '../../src/scene/marks/mark';
import { boxOnStone } from '../../src/scene/place';
import type { SceneNode } from '../../src/scene/scene';
import { shownNodes } from '../../src/scene/shownNodes';
import type { Mm } from '../../src/stone/numbers';
import type { StageSize, View } from './contract';
import type { ElementPictures } from './elementPictures';
import { inkBox } from './inkBox';
import { MovedPicture } from './movedPicture';
import { enterView } from './rasterise';
import { type Resting, RestingLayers } from './restingLayers';
import type { PixelBox, Screen } from './screen';
import { mmOf, pixelsOf } from './view';

const NOTHING: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** The selected elements as they stand. */
function heldOf({ scene, selection: { elements } }: Resting): readonly SceneNode[] {
  return elements.length === 0 ? [] : shownNodes(scene).filter(({ element }) => elements.includes(element));
}

/** Composes frames: the layers at rest, and between them the selected elements with their outline. */
export class Frames {
  readonly layers: RestingLayers;
  /** How many frames were painted since the stage opened. */
  painted = 0;
  private heldBox: Box | undefined;
  private rulers: readonly Mark[] | undefined;
  private lit: Lit | undefined;
  private grid: Mm | undefined;
  /** The screen painted last: a new one, also of the same size, is still empty. */
  private screen: Screen | undefined;
  readonly moved: MovedPicture;

  constructor(
    private readonly painter: Painter,
    private readonly pictures: ElementPictures,
  ) {
    this.layers = new RestingLayers(painter, pictures);
    this.moved = new MovedPicture(painter);
  }

  /** The part of the stone that the selected elements and their outlines cover. */
  private reachOf(held: readonly SceneNode[], view: View, { pixelRatio }: StageSize): Box | undefined {
    const air = (HOLD_REACH * pixelRatio) / view.pxPerMm;
    return held.reduce<Box | undefined>((reach, node) => {
      return boxAroundBoth(reach, grownBox(boxOnStone(inkBox(node), node.place), air));
    }, undefined);
  }

  /** The part of the stone that guides cover. */
  private reachOfGuides(guides: readonly Mark[], view: View, { pixelRatio }: StageSize): Box | undefined {
    const air = (MARK_REACH * pixelRatio) / view.pxPerMm;
    return guides.reduce<Box | undefined>(
      (reach, { from, to }) =>
        boxAroundBoth(reach, {
          left: Math.min(from.x, to.x) - air,
          right: Math.max(from.x, to.x) + air,
          top: Math.min(from.y, to.y) - air,
          bottom: Math.max(from.y, to.y) + air,
        }),
      undefined,
    );
  }

  /**
   * Paints what changed: everything where a layer was made anew or the screen or the highlight changed, else the area
   * that the selected elements left and now cover, and what of a layer was painted anew. While the view is moved, what was
   * painted last is stretched.
   */
  paint(screen: Screen, resting: Resting): void {
    this.painted += 1;
    if (this.moved.holds(screen, resting)) this.paintMoved(screen, resting);
    else this.paintChanged(screen, resting);
  }

  private paintChanged(screen: Screen, resting: Resting): void {
    const { size, view, lit } = resting;
    const { rulers, guides, measures, grid } = resting.selection;
    const held = heldOf(resting);
    const renewed = this.layers.bringUpToDate(screen.surface, resting);
    const everything =
      renewed === 'everything' ||
      screen !== this.screen ||
      rulers !== this.rulers ||
      grid !== this.grid ||
      // It moves along with what it surrounds.
      lit !== undefined ||
      this.lit !== undefined;
    this.screen = screen;
    this.rulers = rulers;
    this.grid = grid;
    this.lit = lit;
    const reach = this.reachOf(held, view, size);
    const box = reach && boxAroundBoth(reach, this.reachOfGuides([...guides, ...measures], view, size));
    const changed = everything
      ? { left: 0, top: 0, width: size.width, height: size.height }
      : pixelsOf(boxAroundBoth(renewed, boxAroundBoth(this.heldBox, box)) ?? NOTHING, view, size);
    this.heldBox = box;
    if (changed) this.paintPart(screen, changed, held, resting);
    this.moved.start(screen, resting);
  }

  private paintMoved(screen: Screen, resting: Resting): void {
    const { size, view } = resting;
    const held = heldOf(resting);
    const whole = { left: 0, top: 0, width: size.width, height: size.height };
    this.painting(screen, whole, resting, held, (canvas) => {
      const beyond = this.moved.draw(canvas, view, (from) => {
        this.paintStone(canvas, screen, held, { ...resting, view: from });
      });
      for (const part of beyond) this.paintBeyond(canvas, screen, part, held, resting);
    });
    // What follows is painted whole.
    this.screen = undefined;
  }

  /** Paints a part of the canvas that was not seen before the view was moved. */
  private paintBeyond(
    canvas: Canvas,
    screen: Screen,
    part: PixelBox,
    held: readonly SceneNode[],
    resting: Resting,
  ): void {
    const onPart = mmOf(part, resting.view);
    const nodes = shownNodes(resting.scene).filter((node) =>
      boxesOverlap(boxOnStone(inkBox(node), node.place), onPart),
    );
    if (nodes.length === 0) return;
    canvas.save();
    this.clipTo(canvas, part);
    this.layers.ground.draw(canvas, screen.surface, resting);
    for (const node of nodes) this.paintNode(canvas, screen, node, held, resting);
    canvas.restore();
  }

  /**
   * Paints all without outlines and handles, and then with them again. Nobody sees the one in between: what is painted comes to the
   * page when the task is over.
   *
   * @param meanwhile takes a copy.
   */
  paintUnheld(screen: Screen, resting: Resting, meanwhile: () => void): void {
    this.paint(screen, resting);
    const whole = { left: 0, top: 0, width: resting.size.width, height: resting.size.height };
    this.paintPart(screen, whole, [], { ...resting, lit: undefined });
    meanwhile();
    this.paintPart(screen, whole, heldOf(resting), resting);
  }

  private paintPart(screen: Screen, part: PixelBox, held: readonly SceneNode[], resting: Resting): void {
    this.painting(screen, part, resting, held, (canvas) => this.paintStone(canvas, screen, held, resting));
  }

  /** Paints the stone and all on it from the layers, which are of this view. */
  private paintStone(canvas: Canvas, screen: Screen, held: readonly SceneNode[], resting: Resting): void {
    this.layers.drawBeneath(canvas);
    for (const node of this.layers.live) this.paintNode(canvas, screen, node, held, resting);
    this.layers.drawAbove(canvas);
  }

  private paintNode(
    canvas: Canvas,
    screen: Screen,
    node: SceneNode,
    held: readonly SceneNode[],
    resting: Resting,
  ): void {
    if (!held.includes(node)) {
      this.layers.paintNode(canvas, screen.surface, node, resting);
      return;
    }
    const { scene, view } = resting;
    // Also beyond the stone's edge, so that it can be brought back.
    canvas.save();
    enterView(canvas, view);
    enterPlace(canvas, node);
    canvas.drawPicture(this.pictures.of(node, view.pxPerMm, sunlightOf(scene.background)));
    canvas.restore();
  }

  private clipTo(canvas: Canvas, { left, top, width, height }: PixelBox): void {
    const { kit } = this.painter;
    canvas.clipRect(kit.XYWHRect(left, top, width, height), kit.ClipOp.Intersect, false);
  }

  /**
   * Paints a part of the canvas, with all that is shown over the stone.
   *
   * @param paintStone paints the stone and what is on it.
   */
  private painting(
    screen: Screen,
    part: PixelBox,
    resting: Resting,
    held: readonly SceneNode[],
    paintStone: (canvas: Canvas) => void,
  ): void {
    const { scene, view, size, selection, lit } = resting;
    const canvas = screen.surface.getCanvas();
    canvas.save();
    this.clipTo(canvas, part);
    paintStone(canvas);
    if (selection.grid !== undefined) {
      canvas.save();
      enterView(canvas, view);
      const onStone = mmOf(part, view);
      paintGrid(canvas, scene, selection.grid, size.pixelRatio / view.pxPerMm, onStone, this.painter);
      canvas.restore();
    }
    if (selection.rulers.length > 0) {
      canvas.save();
      enterView(canvas, view);
      paintMarks(canvas, selection.rulers, size.pixelRatio / view.pxPerMm, this.painter);
      canvas.restore();
    }
    this.paintSelection(canvas, held, resting);
    if (lit) {
      enterView(canvas, view);
      paintLit(canvas, litOn(scene, lit), size.pixelRatio / view.pxPerMm, this.painter);
    }
    canvas.restore();
    screen.present(part);
  }

  /**
   * Outlines what is selected: one element with its handles or its caret, several each and all together. What is locked
   * has no handles.
   */
  private paintSelection(
    canvas: Canvas,
    held: readonly SceneNode[],
    { view, size, selection: { guides, measures, caret, locked } }: Resting,
  ): void {
    if (held.length === 0) return;
    const free = held.filter(({ element }) => !locked.has(element));
    const pixel = size.pixelRatio / view.pxPerMm;
    canvas.save();
    enterView(canvas, view);
    paintMarks(canvas, [...guides, ...measures], pixel, this.painter);
    for (const node of held) {
      const isLocked = locked.has(node.element);
      if (!isLocked && free.length === 1) continue;
      canvas.save();
      enterPlace(canvas, node);
      (isLocked ? paintLocked : paintOutline)(canvas, node, pixel / node.place.scale, this.painter);
      canvas.restore();
    }
    const grasped = selectionBounds(free);
    if (grasped) {
      enterPlace(canvas, grasped);
      const ownPixel = pixel / grasped.place.scale;
      const only = free.length === 1 ? free[0] : undefined;
      if (only?.kind === 'lettering' && held.length === 1 && caret !== undefined) {
        paintCaret(canvas, only, caret, ownPixel, this.painter);
      } else {
        paintHold(canvas, only, grasped, ownPixel, this.painter);
      }
    }
    canvas.restore();
  }

  /** Whether the canvas shows something of which nothing is of use for this: another stone, place or view. */
  holdsAnother(resting: Resting): boolean {
    return this.screen !== undefined && this.layers.isOther(resting);
  }

  /** The canvas was emptied: the next frame is painted whole. */
  forgetScreen(): void {
    this.screen = undefined;
    this.moved.forget();
  }

  delete(): void {
    this.layers.delete();
  }
}
