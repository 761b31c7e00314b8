import da from '../../../locales/da/templates.json';
import de from '../../../locales/de/templates.json';
import no from '../../../locales/no/templates.json';
import type { Locale } from '../catalogue/naming';
import { sayingOf, type Words } from './people';
import type { Says } from './template';

const WORDS: Readonly<Record<Locale, Words & { readonly newLine: string }>> = { da, de, no };

/** A template's lines about people, as distinct from verses. */
const OF_PEOPLE: readonly Says[] = ['name', 'birth', 'death', 'years'];
const VERSES: readonly Says[] = ['loved', 'peace', 'thanks', 'hearts', 'memory'];

const bare = (text: string) => text.normalize('NFC').trim().toLowerCase();

const samplesOf = (lines: readonly Says[]): ReadonlySet<string> =>
  new Set(
    Object.values(WORDS).flatMap((words) => lines.map((line) => bare(sayingOf(line, undefined, words)))),
  );

/** The sample names of earlier versions: drafts still contain them. */
const FORMER_NAMES = ['Navn Efternavn', 'Navn Etternavn'].map(bare);

const SAID_OF_MANY = samplesOf(VERSES);
const NAMES = new Set([...samplesOf(['name']), ...FORMER_NAMES]);
/** The text of an added line that was not edited yet. */
const NEW_LINES = new Set(Object.values(WORDS).map(({ newLine }) => bare(newLine)));
const SAMPLES = new Set([...samplesOf(OF_PEOPLE), ...FORMER_NAMES, ...NEW_LINES]);

/**
 * Whether a line still has the sample words of a template or of the standard stone, or those of a line that
 * was just added, in any language: `Fornavn Efternavn`, `* 12. april 1941`, `Ny linje`.
 */
export function isSample(text: string): boolean {
  return SAMPLES.has(bare(text));
}

/** Whether a line is a sample name. */
export function isSampleName(text: string): boolean {
  return NAMES.has(bare(text));
}

/** Whether a line is a frequent text. */
export function isVerse(text: string): boolean {
  return SAID_OF_MANY.has(bare(text));
}

/** What the sample words of a line are in a language; undefined where the line holds no sample words. */
export function sampleSaying(text: string, locale: Locale): string | undefined {
  if (isSampleName(text)) return WORDS[locale].name;
  if (NEW_LINES.has(bare(text))) return WORDS[locale].newLine;
  const said = OF_PEOPLE.find((line) => samplesOf([line]).has(bare(text)));
  return said && sayingOf(said, undefined, WORDS[locale]);
}

/** Whether a line is a mark still without its date: a star, a cross, or the dash between two years. */
export function lacksDate(text: string): boolean {
  return /^[*†–]$/.test(text.trim());
}
