import type { z } from 'zod';
import { attachment } from '../stone/catalogue/attachment';
import { background } from '../stone/catalogue/background';
import { churchyard } from '../stone/catalogue/churchyard';
import { font } from '../stone/catalogue/font';
import type { PriceList } from '../stone/catalogue/price';
import { stoneType } from '../stone/catalogue/stoneType';
import { vignet } from '../stone/catalogue/vignet';
import { listOf } from '../stone/wire/list';
import { readEarly } from './earlyAnswers';
import { call } from './http';
import { LIST_PATHS } from './paths';

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
  /** What the stone is priced by; left out where no prices are shown. */
  readonly priceList?: PriceList | undefined;
}

/**
 * The entries of one list; empty where it cannot be fetched: the other lists still work
 * (specification section 8).
 *
 * @throws the signal's reason where it was aborted.
 */
async function entriesOf<Entry>(
  path: string,
  answer: z.ZodType<{ readonly results: Entry[] }>,
  signal: AbortSignal | undefined,
): Promise<Entry[]> {
  try {
    return (await call(path, { answer, ...(signal && { signal }) })).results;
  } catch (error) {
    signal?.throwIfAborted();
    console.error(`the list ${path} could not be fetched`, error);
    return [];
  }
}

/** Fetches the lists a stone page needs (specification section 4, "Loading a design"), all at once. */
export async function fetchOffered(signal?: AbortSignal): Promise<Offered> {
  const [types, ornaments, scenes, things, families, yards] = await Promise.all([
    entriesOf(LIST_PATHS.stoneTypes, stoneTypes, signal),
    entriesOf(LIST_PATHS.vignets, vignets, signal),
    entriesOf(LIST_PATHS.backgrounds, backgrounds, signal),
    entriesOf(LIST_PATHS.attachments, attachments, signal),
    entriesOf(LIST_PATHS.fonts, fonts, signal),
    entriesOf(LIST_PATHS.churchyards, churchyards, signal),
  ]);
  return {
    stoneTypes: types,
    vignets: ornaments,
    backgrounds: scenes,
    attachments: things,
    fonts: families,
    churchyards: yards,
  };
}

/** Reads the lists that a stone is drawn from where they were asked for early; undefined where one does not come. */
export async function readDrawnFromEarly(): Promise<
  Pick<Offered, 'stoneTypes' | 'vignets' | 'backgrounds' | 'attachments'> | undefined
> {
  const [types, ornaments, scenes, things] = await Promise.all([
    readEarly(LIST_PATHS.stoneTypes, stoneTypes),
    readEarly(LIST_PATHS.vignets, vignets),
    readEarly(LIST_PATHS.backgrounds, backgrounds),
    readEarly(LIST_PATHS.attachments, attachments),
  ]);
  if (!types || !ornaments || !scenes || !things) return undefined;
  return {
    stoneTypes: types.results,
    vignets: ornaments.results,
    backgrounds: scenes.results,
    attachments: things.results,
  };
}

/** The ornaments of the catalogue, with who drew them. */
export async function fetchVignets(signal?: AbortSignal): Promise<Offered['vignets']> {
  return (await call(LIST_PATHS.vignets, { answer: vignets, ...(signal && { signal }) })).results;
}
