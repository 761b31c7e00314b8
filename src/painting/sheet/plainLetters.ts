/** Letters of stones that are no ASCII and do not come apart into one and an accent. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...{
    æ: 'ae',
    Æ: 'AE',
    ø: 'oe',
    Ø: 'OE',
    å: 'aa',
    Å: 'Aa',
    ß: 'ss',
    ð: 'd',
    þ: 'th',
    đ: 'd',
    ł: 'l',
    Ł: 'L',
  },
  ...{ ä: 'ae', Ä: 'Ae', ö: 'oe', Ö: 'Oe', ü: 'ue', Ü: 'Ue' },
  // What would end a comment for a program that reads carelessly.
  ...{ '"': "'", ';': ',', '–': '-', '—': '-', '’': "'", '“': "'", '”': "'", '„': "'", '»': "'", '«': "'" },
};

/** Text in the signs of ASCII, which every machine's program knows, whatever its age: Å becomes Aa, what has no such form a question mark. */
export function plainLetters(text: string): string {
  return Array.from(text.normalize('NFC'), (sign) => {
    const known = WRITTEN[sign];
    if (known !== undefined) return known;
    const [base = ''] = sign.normalize('NFD');
    return base >= ' ' && base <= '~' ? base : '?';
  }).join('');
}
