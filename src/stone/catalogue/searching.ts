/** Letters with several spellings: who has no key for `å` writes `aa` or `a`, and a name may be written either way. */
const SPELLINGS: Readonly<Record<string, string>> = {
  å: '(?:å|aa|a)',
  aa: '(?:aa|å)',
  a: '(?:aa|[aåä])',
  æ: '(?:æ|ae|ä)',
  ä: '(?:ä|ae|æ|a)',
  ae: '(?:ae|[æä])',
  ø: '(?:[øö]|oe|o)',
  ö: '(?:[öø]|oe|o)',
  oe: '(?:oe|[øö])',
  o: '(?:oe|[oøö])',
  ü: '(?:ü|ue|u)',
  ue: '(?:ue|ü)',
  u: '(?:ue|[uü])',
  ß: '(?:ß|ss)',
  ss: '(?:ss|ß)',
};

/** Letters of the neighbours that Unicode does not take apart. */
const NEIGHBOURS: Readonly<Record<string, string>> = { ð: 'd', đ: 'd', þ: 'th', ł: 'l', œ: 'oe' };

const SPELT = /aa|ae|oe|ue|ss|[åæäøöüßaou]/g;

/**
 * A text as searches look through it: small letters, without the marks that are no letters of Danish, German or
 * Norwegian. Worked out once for what is searched often.
 */
export function searchedText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ðđþłœ]/g, (letter) => NEIGHBOURS[letter] ?? letter)
    .replace(/[^\p{ASCII}åäöü]/gu, (letter) => letter.normalize('NFD').replace(/\p{Mark}/gu, ''));
}

/** The words of a search, as `findsWord` takes them. */
export function searchedWords(search: string): readonly string[] {
  return searchedText(search).split(/\s+/).filter(Boolean);
}

/** What finds a word of a search in a text that `searchedText` has prepared, however the one or the other is spelt. */
export function findsWord(word: string): (prepared: string) => boolean {
  const literal = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const pattern = new RegExp(literal.replace(SPELT, (letters) => SPELLINGS[letters] ?? letters));
  return (prepared) => pattern.test(prepared);
}

/**
 * Whether a name answers a search: every word of it occurs in the name, whatever the case and the diacritics, so that
 * `laerke`, `ronn` and `roenn` find »Lærke« and »Rønn«, and `Søren` finds »Soeren«. An empty search finds everything.
 */
export function answersSearch(name: string, search: string): boolean {
  const prepared = searchedText(name);
  return searchedWords(search).every((word) => findsWord(word)(prepared));
}
