import type { Ticket } from '../sheet/ticket';

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
  // What would end the comment for a plotter that reads carelessly.
  ...{ '"': "'", ';': ',', '–': '-', '—': '-', '’': "'", '“': "'", '”': "'", '„': "'", '»': "'", '«': "'" },
};

/** Text in the signs that every plotter knows: the language is older than any other. */
function plain(text: string): string {
  return Array.from(text.normalize('NFC'), (sign) => {
    const known = WRITTEN[sign];
    if (known !== undefined) return known;
    const [base = ''] = sign.normalize('NFD');
    return base >= ' ' && base <= '~' ? base : '?';
  }).join('');
}

/** A comment of HP-GL/2. */
export const comment = (text: string) => `CO"${plain(text)}";`;

/**
 * What a file says of itself as comments of HP-GL/2 (`CO"…"`), which a plotter passes over: a language whose layers are
 * pens has none that nobody draws. So its line of 100 mm is said by its length in plotter units.
 */
export function comments({ lines, check }: Ticket, units: number): string[] {
  const [[x], [toX]] = check;
  return [...lines.map(({ text }) => text), `${toX - x} mm = ${(toX - x) * units} units`].map(comment);
}
