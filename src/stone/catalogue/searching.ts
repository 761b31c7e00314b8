/** Letters that Unicode does not take apart, as people write them who have no key for them, and how else they do. */
const SPELLINGS: Readonly<Record<string, readonly [plain: string, written: string]>> = {
  å: ['a', 'aa'],
  æ: ['ae', 'ae'],
  ä: ['a', 'ae'],
  ø: ['o', 'oe'],
  ö: ['o', 'oe'],
  ü: ['u', 'ue'],
  ß: ['ss', 'ss'],
};

function spelled(text: string, which: 0 | 1): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[åæäøöüß]/g, (letter) => SPELLINGS[letter]?.[which] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
}

/**
 * Whether a name answers a search: every word of it occurs in the name, whatever the case and the diacritics, so that
 * `laerke`, `ronn` and `roenn` find »Lærke« and »Rønn«. An empty search finds everything.
 */
export function answersSearch(name: string, search: string): boolean {
  const spellings = [spelled(name, 0), spelled(name, 1)];
  return spelled(search, 0)
    .split(/\s+/)
    .every((word) => spellings.some((spelling) => spelling.includes(word)));
}
