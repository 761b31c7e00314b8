/** Letters with several spellings: without a key for `å` people write `aa` or `a`, and names may use either. */
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

/** Letters of neighbouring languages that Unicode does not decompose. */
const NEIGHBOURS: Readonly<Record<string, string>> = { ð: 'd', đ: 'd', þ: 'th', ł: 'l', œ: 'oe' };

const SPELT = /aa|ae|oe|ue|ss|[åæäøöüßaou]/g;

/**
 * A text in the form used for searching: lower case, without the marks that are not part of Danish, German or
 * Norwegian letters. Computed once for what is searched often.
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

/** Matches a search word in a text from `searchedText`, whichever spelling either uses. */
export function findsWord(word: string): (prepared: string) => boolean {
  const literal = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const pattern = new RegExp(literal.replace(SPELT, (letters) => SPELLINGS[letters] ?? letters));
  return (prepared) => pattern.test(prepared);
}

/**
 * Whether a name matches a search: every word of it occurs in the name, ignoring case and diacritics, so that
 * `laerke`, `ronn` and `roenn` find »Lærke« and »Rønn«, and `Søren` finds »Soeren«. An empty search finds everything.
 */
export function answersSearch(name: string, search: string): boolean {
  const prepared = searchedText(name);
  return searchedWords(search).every((word) => findsWord(word)(prepared));
}
