import { FontCache } from '../../src/lettering/fontCache';
import { buildScene } from '../../src/scene/buildScene';
import { ElementCache } from '../../src/scene/elementCache';
import { ParagraphLayout, widthsFrom } from '../../src/scene/layParagraphs';
import type { Lit } from '../../src/scene/marks/lit';
import type { Mark } from '../../src/scene/marks/mark';
import { measureScene } from '../../src/scene/measures';
import { OwnPictures } from '../../src/scene/ownPictures';
import { lettersApart } from '../../src/scene/remedies/lettersApart';
import type { Scene } from '../../src/scene/scene';
import { type OfferedSign, offeredSigns, type SignedLetters } from '../../src/scene/signs/offeredSigns';
import type { Sources } from '../../src/scene/sources';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Edit } from '../../src/stone/edits/edit';
import type { Finding } from '../../src/stone/finding';
import type { KeptPair } from '../../src/stone/keptPair';
import type { Mm } from '../../src/stone/numbers';
import type { Design } from '../../src/stone/stone';
import { bakeAtOnce } from './bakeAtOnce';
import { bakingOrder } from './bakingOrder';
import type {
  Aids,
  Drawn,
  Held,
  Placed,
  Stage,
  StageCatalogue,
  StageSize,
  StageWork,
  View,
} from './contract';
import { onDarkPage } from './darkBackdrop';
import { evenedOut } from './evenedOut';
import { findingsOn } from './findingsOn';
import { FirstPicture } from './firstPicture';
import { furnish } from './furnish';
import { loadFor } from './loadFor';
import { LongestTurn } from './longestTurn';
import { type Opened, openOn } from './opened';
import { pictureOfScene } from './pictures';
import { remedyOf } from './remedyOf';
import type { DrawnBy, SeenCanvas } from './screen';
import { SelectionOverlay } from './selectionOverlay';
import { StagePainting } from './stagePainting';
import { workOf } from './stageWork';
import { standsAlike } from './standsAlike';
import type { Supplies } from './supplies';
import { takingCard } from './takingCard';
import { pictureUnheld } from './unheld';
import { fitStone, seenBy, withinBounds } from './view';
import { withPlaced } from './withPlaced';

/** The stage of one canvas; see Stage in contract.ts for what each call does. */
export class CanvasStage implements Stage {
  private readonly fonts: FontCache;
  private readonly ownPictures: OwnPictures;
  private readonly elements = new ElementCache();
  private opened: Opened | undefined;
  /** Fulfilled once it is open: calls that come before that wait for it. */
  private opening: Promise<Opened> | undefined;
  private sources: Sources | undefined;
  private scene: Scene | undefined;
  private paragraphs: ParagraphLayout | undefined;
  private view: View = { pxPerMm: 1, left: 0, top: 0 };
  private seesAll = true;
  private readonly selection = new SelectionOverlay();
  private design: Design | undefined;
  private lit: Lit | undefined;
  private isDark = false;
  private showing = 0;
  private readonly longest = new LongestTurn();
  private readonly painting = new StagePainting(() => this.seen(), this.longest);
  private readonly firstPicture = new FirstPicture(() => this.painting.show());

  /** @param mayOpen what it waits for before it opens. */
  constructor(
    private readonly supplies: Supplies,
    private readonly mayOpen: Promise<void> = Promise.resolve(),
  ) {
    this.fonts = new FontCache(supplies.font, supplies.fonts);
    this.ownPictures = new OwnPictures(supplies.picture);
  }

  async open(canvas: SeenCanvas, drawnBy?: DrawnBy): Promise<DrawnBy> {
    const events = { repaint: () => this.painting.repaint(), inOrder: () => this.inBakingOrder() };
    this.opening = this.mayOpen.then(() => openOn(canvas, this.supplies, drawnBy, events));
    this.opened = await this.opening;
    const { screens, chosen } = this.opened;
    const { firstPicture, painting, supplies } = this;
    if (chosen === 'graphics card')
      void takingCard({ screens, firstPicture, painting, supplies, emulated: drawnBy !== undefined });
    return chosen;
  }

  async resize(size: StageSize): Promise<View> {
    const opened = this.opened ?? (await this.opening);
    if (opened) {
      opened.screens.resize(size);
      opened.frames.forgetScreen();
      opened.size = size;
      this.refit();
      opened.isLaidOut = true;
      this.painting.settle();
      await this.paintShown();
    }
    return this.view;
  }

  async dim(isDark: boolean): Promise<void> {
    this.isDark = isDark;
    this.painting.paint();
  }

  async look(view: View): Promise<View> {
    if (this.opened && this.scene) {
      this.seesAll = false;
      this.view = withinBounds(view, this.scene.slab, this.opened.size);
      this.opened.baker.postpone();
      this.painting.moved();
    }
    return this.view;
  }

  async lookAtAll(): Promise<View> {
    this.seesAll = true;
    this.refit();
    this.painting.moved();
    return this.view;
  }

  async catalogue(catalogue: StageCatalogue): Promise<void> {
    this.sources = sourcesFrom(catalogue, this.fonts, this.ownPictures);
    this.elements.clear();
    this.paragraphs = new ParagraphLayout(widthsFrom(this.sources));
  }

  prepare(design: Design): Promise<void> {
    return this.supply(design);
  }

  private supply(design: Design): Promise<void> {
    const { fonts, ownPictures, sources, opening, opened, supplies } = this;
    return loadFor(design, { fonts, ownPictures, sources, opening, opened, supplies });
  }

  /** Shows the background as soon as its picture is loaded: the stone itself never waits for it. */
  private async furnishLater({ background }: Scene): Promise<void> {
    const isNew = this.opened && (await furnish(this.opened, background));
    if (isNew && this.scene?.background?.picture === background?.picture) await this.painting.show();
  }

  async show(asked: Design, isFixed = false): Promise<Drawn | undefined> {
    this.showing += 1;
    const { showing, sources } = this;
    await this.supply(asked);
    if (showing !== this.showing || !sources) return undefined;
    const { painted, ...shown } = this.longest.run(() => {
      const laid = isFixed ? undefined : this.paragraphs?.edit(asked);
      const design = laid ? applyEdit(asked, laid) : asked;
      const scene = buildScene(design, sources, this.elements.build);
      this.elements.endScene();
      if (!this.scene || !standsAlike(scene, this.scene)) this.seesAll = true;
      this.firstPicture.show(asked);
      this.design = design;
      this.scene = scene;
      this.lit = undefined;
      this.selection.shown(design, scene);
      this.selection.measureSelected(scene);
      this.opened?.pictures.keepOnly(design.Parms.length);
      this.refit();
      if (this.opened?.isLaidOut) bakeAtOnce(this.opened, scene, this.view.pxPerMm);
      const painted = this.paintShown();
      void this.furnishLater(scene);
      const measures = measureScene(scene);
      return { painted, measures, ...this.selection.told(scene), view: this.view, ...(laid && { laid }) };
    });
    await painted;
    return showing === this.showing ? shown : undefined;
  }

  async check(): Promise<readonly Finding[]> {
    const { scene, opened, firstPicture } = this;
    return scene && opened ? findingsOn(scene, opened, firstPicture, this.longest) : (scene?.warnings ?? []);
  }

  async remedy(finding: Finding): Promise<Edit | undefined> {
    const { design, scene, sources, opened, paragraphs, fonts, elements } = this;
    if (!design || !scene || !sources || !opened || !paragraphs) return undefined;
    const { strokes } = opened;
    const families = this.supplies.fonts;
    return remedyOf(finding, { design, scene, sources, paragraphs, strokes, fonts, families, elements });
  }

  async light(lit: Lit | undefined): Promise<void> {
    this.lit = lit;
    this.painting.paint();
  }

  async move(element: number, x: Mm, y: Mm): Promise<void> {
    await this.place([{ element, place: { x, y } }], []);
  }

  async place(placed: readonly Placed[], guides: readonly Mark[]): Promise<readonly Mark[]> {
    const { scene, selection } = this;
    if (!scene) return [];
    if (!placed.every(({ element }) => selection.elements.includes(element))) {
      const elements = placed.map(({ element }) => element).sort((one, other) => one - other);
      selection.take(elements, undefined);
    }
    selection.guides = guides;
    this.opened?.baker.postpone();
    this.scene = withPlaced(scene, placed);
    return this.handle(true).marks;
  }

  async hold(elements: readonly number[], caret?: number): Promise<Held> {
    return this.handle(this.selection.take(elements, caret));
  }

  async measure(measuring: boolean): Promise<Held> {
    return this.handle(this.selection.measure(measuring));
  }

  async aid(aids: Aids): Promise<Held> {
    return this.handle(this.selection.aid(aids));
  }

  /** Repaints the selection where it has changed, and describes it. */
  private handle(changed: boolean): Held {
    if (changed) {
      this.selection.measureSelected(this.scene);
      this.painting.paint();
    }
    return this.selection.told(this.scene);
  }

  async opticalSpacing(element: number, pairs: readonly KeptPair[] = []): Promise<readonly Mm[] | undefined> {
    return evenedOut(this.design, this.scene, element, pairs);
  }

  async signs(letters: SignedLetters): Promise<readonly OfferedSign[]> {
    await this.fonts.loadFor([letters]).catch(() => undefined);
    return this.sources ? offeredSigns(letters, this.sources) : [];
  }

  async lettersApart(design: Design): Promise<Design> {
    await this.supply(design);
    const { sources } = this;
    return sources ? lettersApart(design, (one) => buildScene(one, sources)) : design;
  }

  async picture(design: Design, width: number, isLaid = false): Promise<Blob> {
    await this.supply(design);
    const { opened, sources } = this;
    if (!opened || !sources) throw new Error('there is nothing yet to draw with');
    const scene = buildScene(design, sources);
    await furnish(opened, scene.background);
    return pictureOfScene(opened.painter, scene, width, opened.bakeScene, isLaid);
  }

  async unheld(): Promise<ImageBitmap | undefined> {
    const { scene, painting } = this;
    const seen = this.seen();
    return seen && scene && !painting.isMoving ? pictureUnheld(seen.opened, seen.resting, scene) : undefined;
  }

  async work(): Promise<StageWork> {
    return workOf(this.opened, this.elements.builds, this.longest.ms, this.painting.isMoving);
  }

  /** Brings the view in line with the stone and the canvas as they are now. */
  private refit(): void {
    const { opened, scene, view } = this;
    if (!opened || !scene) return;
    this.view = this.seesAll
      ? fitStone(scene.slab, opened.size)
      : withinBounds(view, scene.slab, opened.size);
  }

  private inBakingOrder(): readonly number[] {
    const { opened, scene, view, selection } = this;
    return opened && scene ? bakingOrder(scene, selection.elements, seenBy(view, opened.size)) : [];
  }

  private paintShown(): Promise<void> | undefined {
    const { opened, scene, view } = this;
    return opened?.isLaidOut && scene ? this.firstPicture.paintShown(opened, scene, view.pxPerMm) : undefined;
  }

  /** What is to be painted; undefined as long as nothing is. */
  private seen() {
    const { opened, view, selection, lit } = this;
    const scene = this.scene && this.isDark ? onDarkPage(this.scene) : this.scene;
    if (!opened?.isLaidOut || !scene || this.firstPicture.isDue) return undefined;
    return { opened, resting: { scene, size: opened.size, view, selection, lit } };
  }
}
