import { isOneSlip } from './names/alignment';

/**
 * Frequent texts on stones, in lower case: Danish, German, Norwegian and Latin. A line that differs from one
 * by one letter is misspelt. The usual last lines are those of the trade (masons' and undertakers' lists); where two
 * of them differ by only one letter, both are listed.
 */
const SAYINGS: readonly string[] = [
  // Danish
  'elsket og savnet',
  'elsket og savnet af alle',
  'altid elsket',
  'altid savnet',
  'højt elsket',
  'dybt savnet',
  'højt elsket dybt savnet',
  'savnet og elsket',
  'elsket, savnet',
  'hvil i fred',
  'hvil sødt',
  'sov sødt',
  'sov godt',
  'tak for alt',
  'tak for alt, mor',
  'tak for alt, far',
  'tak for livet',
  'tak for alle minderne',
  'tak for din kærlighed',
  'tak for kærlighed og omsorg',
  'tak for alt hvad du var',
  'tak for alt, hvad du var',
  'fred med dit minde',
  'fred med jeres minde',
  'fred være med dit minde',
  'fred være med jer',
  'æret være dit minde',
  'ære være dit minde',
  'altid i vore hjerter',
  'altid i vores hjerter',
  'altid i vore tanker',
  'altid i vores tanker',
  'altid i mit hjerte',
  'du er altid i vore hjerter',
  'du er i vore hjerter',
  'for evigt elsket',
  'for evigt i vore hjerter',
  'på gensyn',
  'vi ses igen',
  'gud ske lov',
  'i guds hånd',
  'i guds hænder',
  'kærligheden ophører aldrig',
  'størst er kærligheden',
  'størst af alt er kærligheden',
  'herren er min hyrde',
  'så længe jeg lever',
  'farvel og tak',
  'i kærlig erindring',
  'kærligt minde',
  'mindet lever',
  'minderne lever',
  'dit minde lever',
  'du lever i vore hjerter',
  'tro håb og kærlighed',
  'tro, håb og kærlighed',
  'tro håb kærlighed',
  'her hviler',
  'familiens gravsted',
  'savnet',
  'elsket',
  'lys og fred',
  // German
  'ruhe in frieden',
  'ruhet in frieden',
  'ruht in frieden',
  'ruhe sanft',
  'ruhet sanft',
  'ruht sanft',
  'hier ruht',
  'hier ruhen',
  'hier ruhet in gott',
  'hier ruht in gott',
  'hier ruht in frieden',
  'unvergessen',
  'unvergesslich',
  'geliebt und unvergessen',
  'in liebe unvergessen',
  'für immer unvergessen',
  'auf ewig unvergessen',
  'in liebevoller erinnerung',
  'in liebe und dankbarkeit',
  'in liebe und erinnerung',
  'in ewiger liebe',
  'in stiller trauer',
  'in dankbarer erinnerung',
  'danke für alles',
  'danke für deine liebe',
  'wir danken dir',
  'wir vermissen dich',
  'für immer',
  'für immer in unseren herzen',
  'für immer im herzen',
  'immer in unseren herzen',
  'in unseren herzen lebst du weiter',
  'du lebst in unseren herzen',
  'du lebst in unseren herzen weiter',
  'auf wiedersehen',
  'gott ist die liebe',
  'der herr ist mein hirte',
  'die liebe höret nimmer auf',
  'die liebe hört niemals auf',
  'glaube liebe hoffnung',
  'glaube, liebe, hoffnung',
  'glaube hoffnung liebe',
  'geliebt',
  'geliebt und vermisst',
  'unvergessen und geliebt',
  'im herzen unvergessen',
  'schlafe wohl',
  'schlaf wohl',
  'familiengrab',
  'ruhestätte',
  'familienruhestätte',
  'im tode vereint',
  'in gottes hand',
  'geborgen in gottes hand',
  'von guten mächten wunderbar geborgen',
  // Norwegian
  'takk for alt',
  'takk for alt, mor',
  'takk for alt, far',
  'takk for alle gode minner',
  'takk for gode minner',
  'takk for alt du var',
  'takk for alt du var for oss',
  'takk for livet',
  'takk for din kjærlighet',
  'høyt elsket',
  'dypt savnet',
  'høyt elsket dypt savnet',
  'høyt elsket, dypt savnet',
  'høyt elsket og dypt savnet',
  'elsket og savna',
  'alltid elsket',
  'alltid savnet',
  'alltid elska',
  'alltid i våre hjerter',
  'alltid i våre hjerte',
  'alltid i vårt hjerte',
  'alltid i våre tanker',
  'for alltid i våre hjerter',
  'du er alltid i våre hjerter',
  'fred over ditt minne',
  'fred over deres minne',
  'lyst over ditt minne',
  'vi lyser fred over ditt minne',
  'vi lyser fred',
  'i kjærlig minne',
  'i kjærlig erindring',
  'vi glemmer deg aldri',
  'vi gløymer deg aldri',
  'aldri glemt',
  'sov godt',
  'sov søtt',
  'kvil i fred',
  'herren er min hyrde',
  'størst av alt er kjærligheten',
  'størst blant dem er kjærligheten',
  'her hviler',
  'himmelen er vårt hjem',
  'gjensyn',
  'på gjensyn',
  'ditt minne lever',
  'tro håp og kjærlighet',
  'tro, håp og kjærlighet',
  'du lever i våre hjerter',
  'minnene lever',
  'vi savner deg',
  'vi savner dig',
  'gud er kjærlighet',
  'gud er kærlighed',
  // Latin
  'requiescat in pace',
  'memento mori',
  'ave maria',
  'in memoriam',
  'soli deo gloria',
  'pax vobiscum',
];

const KNOWN = new Set(SAYINGS);

/** The words of a line without the marks around them, as they are written. */
export function wordsOfSaying(text: string): string {
  return text.replace(/^[\s»«„“”"–—-]+|[\s.!,»«“”"–—-]+$/g, '');
}

const plain = (text: string) => wordsOfSaying(text.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ');

/** Whether a line is what stands on many stones. */
export function isUsualSaying(text: string): boolean {
  return KNOWN.has(plain(text));
}

/** Shorter lines than this are too easily another word, e.g. "Mindet" and "Minder". */
const SHORTEST = 9;

const wordsAlone = (text: string) => text.replace(/[^\p{L}]+/gu, ' ');

/** The saying that a line matches except for one letter; undefined for a match, for none, or for two. */
export function misspeltSaying(text: string): string | undefined {
  const said = plain(text);
  if (said.length < SHORTEST || KNOWN.has(said)) return undefined;
  const near = SAYINGS.filter(
    (saying) =>
      saying.length >= SHORTEST &&
      isOneSlip(said, saying) &&
      // A missing or extra comma is not a misspelling.
      wordsAlone(said) !== wordsAlone(saying),
  );
  return near.length === 1 ? near[0] : undefined;
}
