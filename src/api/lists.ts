import { attachment } from '../stone/catalogue/attachment';
import { background } from '../stone/catalogue/background';
import { churchyard } from '../stone/catalogue/churchyard';
import { font } from '../stone/catalogue/font';
import { stoneType } from '../stone/catalogue/stoneType';
import { vignet } from '../stone/catalogue/vignet';
import { listOf } from '../stone/wire/list';
import { call } from './http';

const stoneTypes = listOf(stoneType);
const vignets = listOf(vignet);
const backgrounds = listOf(background);
const attachments = listOf(attachment);
const fonts = listOf(font);
const churchyards = listOf(churchyard);

/** The parts of the catalogue the designer offers. */
export interface Offered {
  readonly stoneTypes: ReturnType<typeof stoneTypes.parse>['results'];
  readonly vignets: ReturnType<typeof vignets.parse>['results'];
  readonly backgrounds: ReturnType<typeof backgrounds.parse>['results'];
  readonly attachments: ReturnType<typeof attachments.parse>['results'];
  readonly fonts: ReturnType<typeof fonts.parse>['results'];
  readonly churchyards: ReturnType<typeof churchyards.parse>['results'];
}

/** Fetches the lists a stone page needs (specification section 4, "Loading a design"), all at once. */
export async function fetchOffered(signal?: AbortSignal): Promise<Offered> {
  const withSignal = signal && { signal };
  const [types, ornaments, scenes, things, families, yards] = await Promise.all([
    call('/api/stoneTypes/all', { answer: stoneTypes, ...withSignal }),
    call('/api/vignets/all', { answer: vignets, ...withSignal }),
    call('/api/backgrounds/all', { answer: backgrounds, ...withSignal }),
    call('/api/attachments/all', { answer: attachments, ...withSignal }),
    call('/api/fonts/all', { answer: fonts, ...withSignal }),
    call('/api/churchyards', { answer: churchyards, ...withSignal }),
  ]);
  return {
    stoneTypes: types.results,
    vignets: ornaments.results,
    backgrounds: scenes.results,
    attachments: things.results,
    fonts: families.results,
    churchyards: yards.results,
  };
}

/** The ornaments of the catalogue, with who drew them. */
export async function fetchVignets(signal?: AbortSignal): Promise<Offered['vignets']> {
  return (await call('/api/vignets/all', { answer: vignets, ...(signal && { signal }) })).results;
}
