import da from '../../../locales/da/templates.json';
import de from '../../../locales/de/templates.json';
import no from '../../../locales/no/templates.json';
import type { Locale } from '../catalogue/naming';
import { sayingOf, type Words } from './people';
import type { Says } from './template';

const WORDS: Readonly<Record<Locale, Words & { readonly newLine: string }>> = { da, de, no };

/** What a template says of people, and not of everybody as a verse does. */
const OF_PEOPLE: readonly Says[] = ['name', 'birth', 'death', 'years'];
const VERSES: readonly Says[] = ['loved', 'peace', 'thanks', 'hearts', 'memory'];

const bare = (text: string) => text.normalize('NFC').trim().toLowerCase();

const samplesOf = (lines: readonly Says[]): ReadonlySet<string> =>
  new Set(
    Object.values(WORDS).flatMap((words) => lines.map((line) => bare(sayingOf(line, undefined, words)))),
  );

/** The sample names of former versions: drafts still hold them. */
const FORMER_NAMES = ['Navn Efternavn', 'Navn Etternavn'].map(bare);

const SAID_OF_MANY = samplesOf(VERSES);
const NAMES = new Set([...samplesOf(['name']), ...FORMER_NAMES]);
/** What a line says that was added and not written in yet. */
const NEW_LINES = new Set(Object.values(WORDS).map(({ newLine }) => bare(newLine)));
const SAMPLES = new Set([...samplesOf(OF_PEOPLE), ...FORMER_NAMES, ...NEW_LINES]);

/**
 * Whether a line of a stone still holds the sample words of a template or of the standard stone, or those of a line that
 * was just added, in whichever language they were set: `Fornavn Efternavn`, `* 12. april 1941`, `Ny linje`.
 */
export function isSample(text: string): boolean {
  return SAMPLES.has(bare(text));
}

/** Whether a line holds the name of nobody in particular. */
export function isSampleName(text: string): boolean {
  return NAMES.has(bare(text));
}

/** Whether a line is one that stands on many stones. */
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

/** Whether a line is a mark that still waits for its date: a star, a cross, or the dash between two years. */
export function lacksDate(text: string): boolean {
  return /^[*†–]$/.test(text.trim());
}
