import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { FontCache } from '../../src/lettering/fontCache';
import { InkCache } from '../../src/painting/canvaskit/caches/inkCache';
import { buildScene } from '../../src/scene/buildScene';
import { allFindings } from '../../src/scene/checks/allFindings';
import { checkScene } from '../../src/scene/checks/checkScene';
import { type JudgedStone, judgedStone } from '../../src/scene/checks/judgedStone';
import type { OwnPicture } from '../../src/scene/ownPictures';
import type { Scene } from '../../src/scene/scene';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import type { Churchyard } from '../../src/stone/catalogue/churchyard';
import type { Finding } from '../../src/stone/finding';
import type { Design } from '../../src/stone/stone';
import type { People } from '../../src/stone/templates/people';

/** The date used for every inspection, so that a measurement can be repeated. */
const TODAY = { year: 2026, month: 11, day: 23 };

/** The project's own catalogue. */
export const { catalogue } = await catalogueFromFiles();

const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(FONTS.map(({ family }) => family));

/** Ink measured as the designer and the server measure it. */
export const measures = new InkCache(await loadNodeKit());

interface Pixels {
  readonly width: number;
  readonly height: number;
}

const PHOTOGRAPH = 'photograph:';

/** The address of a photograph that exists, of so many pixels. */
export const photographOf = ({ width, height }: Pixels): string => `${PHOTOGRAPH}${width}x${height}`;

/** A photograph by that address; its content is never looked at. */
function photograph(url: string): OwnPicture | undefined {
  if (!url.startsWith(PHOTOGRAPH)) return undefined;
  const [width = 0, height = 0] = url.slice(PHOTOGRAPH.length).split('x').map(Number);
  return { kind: 'raster', url, type: 'jpeg', bytes: new Uint8Array(), width, height };
}

const sources = { ...sourcesFrom(catalogue, fonts), ownPicture: photograph };

/** A design's scene, in the project's own fonts and stones. */
export const sceneOf = (design: Design): Scene => buildScene(design, sources);

/** What a design is checked against besides the trade's rules. */
export interface Circumstances {
  readonly people?: People | undefined;
  readonly churchyard?: Pick<Churchyard, 'rules'> | undefined;
  /** What is known of the stone beyond the catalogue. */
  readonly known?: Partial<JudgedStone>;
}

const anyChurchyard: Omit<Churchyard, 'rules'> = {
  id: 1,
  Name: 'Kirkegård',
  Names: {},
  country: 'DK',
  Comment: '',
  Comments: {},
  section: '',
  dated: 'read',
};

/** All that an inspection finds, as the command and the server put it together. */
export function findingsOn(design: Design, { people, churchyard, known }: Circumstances): readonly Finding[] {
  const scene = sceneOf(design);
  const judged = judgedStone(design, (id) => catalogue.stoneTypes.find((each) => each.id === id));
  return allFindings({
    design,
    drawn: [...scene.warnings, ...checkScene(scene, measures)],
    judged: judged && { ...judged, ...known },
    churchyard: churchyard && { ...anyChurchyard, ...churchyard },
    people,
    today: TODAY,
  });
}
