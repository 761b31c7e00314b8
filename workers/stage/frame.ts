import type { Painter } from '../../src/painting/canvaskit/painter';
import { HOLD_REACH, paintGuides, paintHold } from '../../src/painting/canvaskit/paintHold';
import { enterPlace } from '../../src/painting/canvaskit/paintScene';
import { boxOnStone } from '../../src/scene/place';
import type { Box, SceneNode } from '../../src/scene/scene';
import type { Guide } from '../../src/scene/snapping';
import type { StageSize, View } from './contract';
import type { ElementPictures } from './elementPictures';
import { inkBox } from './inkBox';
import { enterView, type Resting, RestingLayers } from './restingLayers';
import type { PixelBox, Screen } from './screen';
import { bothBoxes, pixelsOf } from './view';

/** Puts frames together: the layers at rest, and between them the element in hand with its outline. */
export class Frames {
  readonly layers: RestingLayers;
  /** How many frames were painted since the stage opened. */
  painted = 0;
  private heldBox: Box | undefined;
  /** What was painted on last: another screen, also one of the same size, is still empty. */
  private screen: Screen | undefined;

  constructor(
    private readonly painter: Painter,
    private readonly pictures: ElementPictures,
  ) {
    this.layers = new RestingLayers(painter, pictures);
  }

  /** The part of the stone that the element in hand and its outline cover. */
  private reachOf(node: SceneNode, view: View, { pixelRatio }: StageSize): Box {
    const air = (HOLD_REACH * pixelRatio) / view.pxPerMm;
    const { left, top, right, bottom } = boxOnStone(inkBox(node), node.place);
    return { left: left - air, top: top - air, right: right + air, bottom: bottom + air };
  }

  /** The part of the stone that guides cover, a pixel broader than their lines. */
  private reachOfGuides(guides: readonly Guide[], view: View, { pixelRatio }: StageSize): Box | undefined {
    const air = (2 * pixelRatio) / view.pxPerMm;
    return guides.reduce<Box | undefined>((reach, { axis, at, from, to }) => {
      const [left, right, top, bottom] = axis === 'upright' ? [at, at, from, to] : [from, to, at, at];
      return bothBoxes(reach, { left: left - air, right: right + air, top: top - air, bottom: bottom + air });
    }, undefined);
  }

  /**
   * Paints what changed: all of it where a layer had to be made anew or the screen is another, else the place the
   * element in hand left and took.
   */
  paint(screen: Screen, resting: Resting): void {
    const { scene, size, view, held } = resting;
    const node = held === undefined ? undefined : scene.nodes.find(({ element }) => element === held);
    const everything = this.layers.bringUpToDate(screen.surface, resting) || screen !== this.screen;
    this.screen = screen;
    const box =
      node && bothBoxes(this.reachOf(node, view, size), this.reachOfGuides(resting.guides, view, size));
    const changed = everything
      ? { left: 0, top: 0, width: size.width, height: size.height }
      : pixelsOf(bothBoxes(this.heldBox, box) ?? { left: 0, top: 0, right: 0, bottom: 0 }, view, size);
    this.heldBox = box;
    if (changed) this.paintPart(screen, changed, node, resting);
    this.painted += 1;
  }

  private paintPart(
    screen: Screen,
    part: PixelBox,
    node: SceneNode | undefined,
    { view, size, guides }: Resting,
  ): void {
    const { kit } = this.painter;
    const canvas = screen.surface.getCanvas();
    canvas.save();
    canvas.clipRect(kit.XYWHRect(part.left, part.top, part.width, part.height), kit.ClipOp.Intersect, false);
    this.layers.drawBelow(canvas);
    if (node) {
      canvas.save();
      enterView(canvas, view);
      enterPlace(canvas, node);
      canvas.drawPicture(this.pictures.of(node, view.pxPerMm));
      canvas.restore();
    }
    this.layers.drawAbove(canvas);
    if (node) {
      canvas.save();
      enterView(canvas, view);
      paintGuides(canvas, guides, size.pixelRatio / view.pxPerMm, this.painter);
      enterPlace(canvas, node);
      paintHold(canvas, node, size.pixelRatio / (view.pxPerMm * node.place.scale), this.painter);
      canvas.restore();
    }
    canvas.restore();
    screen.present(part);
  }

  delete(): void {
    this.layers.delete();
  }
}
