import { FontCache } from '../../src/lettering/fontCache';
import { fileNameOf } from '../../src/painting/files/fileName';
import { FORMATS } from '../../src/painting/files/formats';
import { makeFile } from '../../src/painting/files/makeFile';
import { translateIn } from '../../src/painting/pdf/translateIn';
import { buildScene } from '../../src/scene/buildScene';
import { OwnPictures, ownPicturesOf } from '../../src/scene/ownPictures';
import type { Scene } from '../../src/scene/scene';
import { namesIn, sourcesFrom } from '../../src/scene/sourcesFrom';
import type { Design } from '../../src/stone/stone';
import type { StageCatalogue } from '../stage/contract';
import type { Supplies } from '../stage/supplies';
import type {
  DataPaperRequest,
  ExportedFile,
  Exporter,
  ExportRequest,
  LaidStencils,
  LayingRequest,
  PlacedRequest,
  TurnedPicture,
  TurntableRequest,
} from './contract';
import { encode } from './encode';
import { paperFonts } from './paperFonts';
import { poolBakers } from './poolBakers';
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

  constructor(private readonly supplies: Supplies) {
    this.fonts = new FontCache(supplies.font, supplies.fonts);
    this.own = new OwnPictures(supplies.picture);
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

  async lay(request: LayingRequest, progress: (part: number) => void): Promise<LaidStencils> {
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

  async turn(request: TurntableRequest, painted: (picture: TurnedPicture) => void): Promise<void> {
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

  async place({ design, catalogue, width }: PlacedRequest): Promise<Blob> {
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

  async make(request: ExportRequest, progress: (part: number) => void): Promise<ExportedFile> {
    const { order, design, id, catalogue, locale, permit, caseNo } = request;
    progress(0);
    const [kit, translate, seal] = await Promise.all([
      this.supplies.kit(),
      translateIn(locale),
      sealOn(design, request.seal),
      this.load(design),
    ]);
    progress(SUPPLIED);
    await breathe();
    const scene = this.build(design, catalogue);
    progress(BUILT);
    await breathe();
    const pool = this.supplies.filePool?.();
    const content = await makeFile(
      order,
      { scene, design, id, names: namesIn(catalogue), locale, permit, caseNo, seal },
      {
        kit,
        tile: this.supplies.tile,
        fonts: paperFonts,
        translate,
        encode,
        bakers: pool && poolBakers(pool),
        date: new Date(),
      },
    ).finally(() => pool?.close());
    progress(1);
    const part = typeof content === 'string' ? content : new Uint8Array(content);
    const { mediaType: type } = FORMATS[order.format];
    return { name: fileNameOf(order, id, translate), blob: new Blob([part], { type }) };
  }
}
