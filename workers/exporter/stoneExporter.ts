import { FontCache } from '../../src/lettering/fontCache';
import { fileNameOf } from '../../src/painting/files/fileName';
import { FORMATS } from '../../src/painting/files/formats';
import { KeptCuts } from '../../src/painting/files/keptCuts';
import { makeFile } from '../../src/painting/files/makeFile';
import { translateIn } from '../../src/painting/pdf/translateIn';
import { buildScene } from '../../src/scene/buildScene';
import { OwnPictures, ownPicturesOf } from '../../src/scene/ownPictures';
import type { Scene } from '../../src/scene/scene';
import { namesIn, sourcesFrom } from '../../src/scene/sourcesFrom';
import type { Design } from '../../src/stone/stone';
import type { ReliefPool } from '../reliefs/pool';
import type { StageCatalogue } from '../stage/contract';
import type { Supplies } from '../stage/supplies';
import { turnOver } from '../turnOver';
import type {
  DataPaperRequest,
  ExportedFile,
  Exporter,
  ExportRequest,
  LaidStencils,
  LayingRequest,
  PlacedRequest,
  Preparing,
  Told,
  TurnedPicture,
  TurntableRequest,
} from './contract';
import { encode } from './encode';
import { KeptScene } from './keptScene';
import { paperFonts } from './paperFonts';
import { poolBakers } from './poolBakers';
import { RestingPool } from './restingPool';
import { sealOn } from './sealOn';

/** How much of the work is done when the fonts and pictures are there, and when the stone is laid out. */
const SUPPLIED = 0.3;
const BUILT = 0.5;

/** Lets progress messages leave the worker before the next step blocks it. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Makes files of stones with what a browser supplies. Fonts and pictures stay loaded from one file to the next. */
export class StoneExporter implements Exporter {
  private readonly fonts: FontCache;
  private readonly own: OwnPictures;
  private readonly pool: RestingPool<ReliefPool> | undefined;
  private known: StageCatalogue | undefined;
  private readonly scenes = new KeptScene((design, catalogue) => this.build(design, catalogue));
  private readonly cuts = new KeptCuts();
  /** How many files are being made. */
  private underway = 0;

  constructor(private readonly supplies: Supplies) {
    this.fonts = new FontCache(supplies.font, supplies.fonts);
    this.own = new OwnPictures(supplies.picture);
    this.pool = supplies.filePool && new RestingPool(supplies.filePool);
  }

  /** Loads the fonts and pictures that a design names. */
  private async load(design: Design): Promise<void> {
    await Promise.all([
      this.fonts.load(design.Parms.flatMap((parm) => (parm.type === 'text' ? [parm.fontFamily] : []))),
      this.own.load(ownPicturesOf(design)),
    ]);
  }

  private build(design: Design, catalogue: StageCatalogue): Scene {
    return buildScene(design, sourcesFrom(catalogue, this.fonts, this.own));
  }

  /** The catalogue as it is known now: taken before anything is awaited, so that a file is of the one that it was asked with. */
  private get catalogue(): StageCatalogue {
    if (!this.known) throw new Error('the catalogue was not told');
    return this.known;
  }

  know(catalogue: StageCatalogue): void {
    this.known = catalogue;
  }

  async prepare({ design, isCut }: Preparing): Promise<void> {
    const { catalogue } = this;
    this.pool?.warmUp();
    const [kit] = await Promise.all([this.supplies.kit(), this.load(design)]);
    if (!isCut) return;
    // Families have no files that are cut.
    const { cuttingOf } = await import('../../src/painting/files/cuttingOf');
    const stone = { scene: this.scenes.of(design, catalogue), design };
    for (const _piece of cuttingOf(stone, { kit, cuts: this.cuts }, {})) {
      await turnOver();
      // Whatever is asked for comes first, and goes on with the same if it needs it.
      if (this.underway > 0) return;
    }
  }

  async lay(told: Told<LayingRequest>, progress: (part: number) => void): Promise<LaidStencils> {
    const request = { ...told, catalogue: this.catalogue };
    // Few who make files lay rolls: what that takes is fetched where it is wanted.
    const [{ layStencils }, kit, translate] = await Promise.all([
      import('./layStencils'),
      this.supplies.kit(),
      translateIn(request.locale),
    ]);
    const sceneOf = async (design: Design) => {
      await this.load(design);
      return this.build(design, request.catalogue);
    };
    return layStencils(request, { kit, sceneOf, fonts: this.fonts, translate, breathe, progress });
  }

  async turn(told: Told<TurntableRequest>, painted: (picture: TurnedPicture) => void): Promise<void> {
    const request = { ...told, catalogue: this.catalogue };
    const { design, id, catalogue, locale } = request;
    // Few browsers draw nothing in space: what paints in its place is fetched by those alone.
    const [{ paintTurns }, kit, translate] = await Promise.all([
      import('./paintTurns'),
      this.supplies.kit(),
      translateIn(locale),
      this.load(design),
    ]);
    const stone = { scene: this.build(design, catalogue), design, id, names: namesIn(catalogue), locale };
    const { tile } = this.supplies;
    await paintTurns(stone, request, { kit, tile, translate, encode, breathe, painted });
  }

  async place({ design, width }: Told<PlacedRequest>): Promise<Blob> {
    const { catalogue } = this;
    const [{ paintPlaced }, kit] = await Promise.all([
      import('./paintPlaced'),
      this.supplies.kit(),
      this.load(design),
    ]);
    return paintPlaced(this.build(design, catalogue), { kit, tile: this.supplies.tile }, width);
  }

  async paperOfData(request: DataPaperRequest): Promise<ExportedFile> {
    const { dataPaper } = await import('./dataPaper');
    return dataPaper(request);
  }

  async make(request: Told<ExportRequest>, progress: (part: number) => void): Promise<ExportedFile> {
    this.underway += 1;
    try {
      return await this.made(request, progress);
    } finally {
      this.underway -= 1;
    }
  }

  private async made(request: Told<ExportRequest>, progress: (part: number) => void): Promise<ExportedFile> {
    const { order, design, id, locale, permit, caseNo } = request;
    const { catalogue } = this;
    progress(0);
    const [kit, translate, seal] = await Promise.all([
      this.supplies.kit(),
      translateIn(locale),
      sealOn(design, request.seal),
      this.load(design),
    ]);
    progress(SUPPLIED);
    await breathe();
    const scene = this.scenes.of(design, catalogue);
    progress(BUILT);
    await breathe();
    const stone = { scene, design, id, names: namesIn(catalogue), locale, permit, caseNo, seal };
    const { cuts } = this;
    const { tile } = this.supplies;
    const supplied = { kit, tile, fonts: paperFonts, translate, encode, cuts, date: new Date() };
    const bakedBy = (pool?: ReliefPool) =>
      makeFile(order, stone, { ...supplied, bakers: pool && poolBakers(pool) });
    const content = await (this.pool ? this.pool.use(bakedBy) : bakedBy());
    progress(1);
    const part = typeof content === 'string' ? content : new Uint8Array(content);
    const { mediaType: type } = FORMATS[order.format];
    return { name: fileNameOf(order, id, translate), blob: new Blob([part], { type }) };
  }
}
