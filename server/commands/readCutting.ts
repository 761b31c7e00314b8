import { type Cutting, MEASURES, type Measure } from '../../src/painting/carving/measures';
import { POST_ENDINGS, POSTS, type Post } from '../../src/painting/carving/posts/names';
import { readNumber } from '../../src/stone/numbers';
import { Refusal } from './refusal';
import { t } from './texts';

const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];

/** A measure's name as an option of the shell: `toolAngle` is `tool-angle`. */
export const optionOf = (key: string): string =>
  [...key].map((sign) => (sign === sign.toLowerCase() ? sign : `-${sign.toLowerCase()}`)).join('');

/** What only programs for a spindle have. */
export const measureKeys: readonly string[] = ['post', ...MEASURE_NAMES];

/** The options of the shell, for `parseArgs`. */
export const MEASURE_OPTIONS: Readonly<Record<string, { readonly type: 'string' }>> = Object.fromEntries(
  measureKeys.map((key) => [optionOf(key), { type: 'string' }]),
);

type Values = Readonly<Record<string, unknown>>;

function measureIn(values: Values, measure: Measure): number | undefined {
  const [option, { least, most }] = [optionOf(measure), MEASURES[measure]];
  const written = values[option];
  if (written === undefined) return undefined;
  const value = readNumber(String(written));
  if (value === undefined || value < least || value > most)
    throw new Refusal(t('measure', { option, least, most, written }));
  return value;
}

function postOf(written: unknown, ending: string): Post {
  const post = POSTS.find((known) =>
    written === undefined ? POST_ENDINGS[known] === ending : known === String(written).toLowerCase(),
  );
  if (!post) throw new Refusal(t('post', { written, posts: POSTS.join(', ') }));
  return post;
}

/** What counts for a V-bit and not for a bottom at one depth. */
const OF_THE_BIT = ['toolAngle', 'depth', 'tipRadius', 'leastDepth'] as const;

/**
 * Reads how a stone is to be milled. The control follows from the file's ending where it is not named.
 *
 * @throws Refusal for a number out of bounds, a control that is not known, and measures that do not go together.
 */
export function readCutting(values: Values, ending: string): Cutting & { readonly post: Post } {
  const measures = MEASURE_NAMES.map((measure) => [measure, measureIn(values, measure)] as const);
  const cutting: Cutting = Object.fromEntries(measures.filter(([, value]) => value !== undefined));
  const alone = OF_THE_BIT.find((measure) => cutting[measure] !== undefined);
  if (cutting.pocket !== undefined && alone) throw new Refusal(t('pocketAlone', { option: optionOf(alone) }));
  return { post: postOf(values.post, ending), ...cutting };
}
