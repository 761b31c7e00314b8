import { FontShelf, type ReadFont } from '../../src/lettering/fontShelf';
import { opticalSpacing } from '../../src/lettering/opticalSpacing';
import type { Kit } from '../../src/painting/canvaskit/kit';
import { openPainter, type Painter } from '../../src/painting/canvaskit/painter';
import type { TileSource } from '../../src/painting/canvaskit/tileShelf';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { ElementShelf } from '../../src/scene/elementShelf';
import { measureScene } from '../../src/scene/measures';
import type { Place, Scene } from '../../src/scene/scene';
import type { Guide } from '../../src/scene/snapping';
import type { Sources } from '../../src/scene/sources';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import type { FontEntry } from '../../src/stone/catalogue/font';
import type { Mm } from '../../src/stone/numbers';
import { readSpacings } from '../../src/stone/spacing';
import type { Design } from '../../src/stone/stone';
import type { Shown, Stage, StageCatalogue, StageSize, StageWork, View } from './contract';
import { ElementPictures } from './elementPictures';
import { Frames } from './frame';
import { pictureOfScene, pngOfStone } from './pictures';
import { ReliefKiln } from './reliefKiln';
import { Screen } from './screen';
import { fitStone, withinBounds } from './view';

/** Where the stage gets what it draws with. */
export interface Supplies {
  kit(): Promise<Kit>;
  readonly font: ReadFont;
  readonly tile: TileSource;
  readonly fonts: readonly FontEntry[];
}

/** The families a design uses. */
function familiesOf({ Parms }: Design): Set<string> {
  return new Set(Parms.flatMap((element) => (element.type === 'text' ? [element.fontFamily] : [])));
}

/** What an open stage has in hand, once CanvasKit and the canvas are there. */
interface Opened {
  readonly painter: Painter;
  readonly pictures: ElementPictures;
  readonly frames: Frames;
  readonly kiln: ReliefKiln;
  readonly context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
  screen: Screen;
  size: StageSize;
}

/** The stage of one canvas; see Stage in contract.ts for what each call does. */
export class CanvasStage implements Stage {
  private readonly fonts: FontShelf;
  private readonly shelf = new ElementShelf();
  private opened: Opened | undefined;
  private sources: Sources | undefined;
  private scene: Scene | undefined;
  private view: View = { pxPerMm: 1, left: 0, top: 0 };
  private seesAll = true;
  private held: number | undefined;
  private guides: readonly Guide[] = [];
  private design: Design | undefined;
  private turn = 0;

  /** The thinnest stroke of a family on offer, percent of its cap height. */
  private readonly hairline = (family: string) =>
    this.supplies.fonts.find((font) => font.family === family)?.hairline;

  constructor(private readonly supplies: Supplies) {
    this.fonts = new FontShelf(supplies.font, supplies.fonts);
  }

  async open(canvas: OffscreenCanvas | HTMLCanvasElement, size: StageSize): Promise<void> {
    const kit = await this.supplies.kit();
    const context = canvas.getContext('2d', { alpha: false }) as Opened['context'] | null;
    if (!context) throw new Error('no 2d context');
    const painter = openPainter(kit, this.supplies.tile);
    const pictures = new ElementPictures(painter);
    const frames = new Frames(painter, pictures);
    const kiln = new ReliefKiln(painter.reliefs, () => {
      pictures.renew();
      this.paint();
    });
    context.canvas.width = size.width;
    context.canvas.height = size.height;
    const screen = new Screen(kit, context, size.width, size.height);
    this.opened = { painter, pictures, frames, kiln, context, screen, size };
    this.paint();
  }

  async resize(size: StageSize): Promise<View> {
    const { opened } = this;
    if (opened) {
      opened.screen.delete();
      opened.context.canvas.width = size.width;
      opened.context.canvas.height = size.height;
      opened.screen = new Screen(opened.painter.kit, opened.context, size.width, size.height);
      opened.size = size;
      this.refit();
      this.paint();
    }
    return this.view;
  }

  async look(view: View): Promise<View> {
    if (this.opened && this.scene) {
      this.seesAll = false;
      this.view = withinBounds(view, this.scene.slab, this.opened.size);
      this.opened.kiln.disturb();
      this.paint();
    }
    return this.view;
  }

  async lookAtAll(): Promise<View> {
    this.seesAll = true;
    this.refit();
    this.paint();
    return this.view;
  }

  async catalogue(catalogue: StageCatalogue): Promise<void> {
    this.sources = sourcesFrom(catalogue, this.fonts);
    this.shelf.clear();
  }

  /** Loads what a design needs. What does not load is a warning on the stone, not a failure of the stage. */
  private async supply(design: Design): Promise<void> {
    const stoneType = this.sources?.stoneType(design.StoneTypeId);
    const variant =
      stoneType?.Variants.find(({ id }) => id === design.StoneTypeVariantId) ?? stoneType?.Variants[0];
    await Promise.allSettled([
      this.fonts.load(familiesOf(design)),
      variant && this.opened ? this.opened.painter.tiles.load(variant.tile) : undefined,
    ]);
  }

  async show(design: Design): Promise<Shown | undefined> {
    this.turn += 1;
    const { turn, sources } = this;
    await this.supply(design);
    if (turn !== this.turn || !sources) return undefined;
    const scene = buildScene(design, sources, this.shelf.build);
    this.shelf.turn();
    if (scene.slab.stoneType !== this.scene?.slab.stoneType) this.seesAll = true;
    this.design = design;
    this.scene = scene;
    this.guides = [];
    this.opened?.pictures.keepOnly(scene.nodes.length);
    this.refit();
    this.bakeAtOnce(scene);
    this.paint();
    const warnings = [...scene.warnings, ...checkScene(scene, this.hairline)];
    return { measures: measureScene(scene), warnings, view: this.view };
  }

  move(element: number, x: Mm, y: Mm): Promise<void> {
    return this.place(element, { x, y }, []);
  }

  async place(element: number, place: Partial<Place>, guides: readonly Guide[]): Promise<void> {
    const { scene } = this;
    if (!scene) return;
    this.held = element;
    this.guides = guides;
    this.opened?.kiln.disturb();
    const nodes = scene.nodes.map((node) =>
      node.element === element ? { ...node, place: { ...node.place, ...place } } : node,
    );
    this.scene = { ...scene, nodes };
    this.paint();
  }

  async hold(element: number | undefined): Promise<void> {
    if (element === this.held) return;
    this.held = element;
    this.paint();
  }

  private inHand(): { opened: Opened; scene: Scene } {
    if (!this.opened || !this.scene) throw new Error('nothing is shown yet');
    return { opened: this.opened, scene: this.scene };
  }

  async opticalSpacing(element: number): Promise<readonly Mm[] | undefined> {
    const { design, scene } = this;
    const node = scene?.nodes.find((one) => one.element === element);
    const parm = design?.Parms[element];
    if (node?.kind !== 'lettering' || parm?.type !== 'text') return undefined;
    const spacings = readSpacings(parm.subTextSpacing, node.line.letters.length);
    return opticalSpacing(node.typeface, node.line, spacings);
  }

  async picture(design: Design, width: number): Promise<Blob> {
    await this.supply(design);
    const { opened, sources } = this;
    if (!opened || !sources) throw new Error('there is nothing yet to draw with');
    return pictureOfScene(opened.painter, buildScene(design, sources), width);
  }

  async exportPng(pxPerMm: number): Promise<Blob> {
    const { opened, scene } = this.inHand();
    return pngOfStone(opened.painter, scene, pxPerMm);
  }

  async work(): Promise<StageWork> {
    return {
      elementsBuilt: this.shelf.builds,
      layersRasterised: this.opened?.frames.layers.rasterised ?? 0,
      framesPainted: this.opened?.frames.painted ?? 0,
      reliefsBaked: this.opened?.painter.reliefs.baked ?? 0,
      reliefsWaiting: this.opened?.painter.reliefs.waiting ?? 0,
    };
  }

  /** Brings the view in line with the stone and the canvas as they are now. */
  private refit(): void {
    const { opened, scene, view } = this;
    if (!opened || !scene) return;
    this.view = this.seesAll
      ? fitStone(scene.slab, opened.size)
      : withinBounds(view, scene.slab, opened.size);
  }

  /** Bakes the few reliefs that an edit calls for before they are painted; many are left to the kiln. */
  private bakeAtOnce(scene: Scene): void {
    const { opened, view } = this;
    if (!opened) return;
    opened.painter.reliefs.turn();
    for (const node of scene.nodes) opened.pictures.of(node, view.pxPerMm);
    opened.kiln.bakeAtOnce(opened.frames.painted === 0);
    opened.pictures.renew();
  }

  private paint(): void {
    const { opened, scene, view, held, guides } = this;
    if (!opened || !scene) return;
    opened.frames.paint(opened.screen, { scene, size: opened.size, view, held, guides });
    opened.kiln.light();
  }
}
