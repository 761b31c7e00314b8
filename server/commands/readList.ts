import { DEEPEST_HOLE, SHALLOWEST_HOLE } from '../../src/painting/sheet/holeDepth';
import { type Mm, readNumber } from '../../src/stone/numbers';
import { Refusal } from './refusal';
import { t } from './texts';

/** The lists that a spreadsheet is made of. */
const LISTS = ['drill', 'foundry'] as const;
export type List = (typeof LISTS)[number];

/** Which list a file is to hold; a spreadsheet is always one of them, a paper an order to the foundry. */
export function listOf(written: string | undefined, ending: string): List | undefined {
  if (written === undefined && ending !== 'csv') return undefined;
  const offered: readonly List[] = ending === 'pdf' ? ['foundry'] : LISTS;
  const list = offered.find((known) => known === written);
  if (!list) throw new Refusal(t('list', { written: written ?? '', lists: offered.join(', ') }));
  return list;
}

/** How deep the holes of a drill list are, in mm. */
export function depthOf(written: string | undefined): Mm | undefined {
  if (written === undefined) return undefined;
  const depth = readNumber(written);
  if (depth === undefined || depth < SHALLOWEST_HOLE || depth > DEEPEST_HOLE)
    throw new Refusal(t('depth', { written, least: SHALLOWEST_HOLE, most: DEEPEST_HOLE }));
  return depth;
}
