import type sheet from '../../../locales/da/sheet.json';
import type { Locale } from '../../stone/catalogue/naming';
import type { ColourName } from '../../stone/colours';
import type { OfferTexts } from './offer/texts';
import type { PaperTexts } from './texts';

/** Something written on paper; of what counts things, the word before the form for one or many. */
export type PaperKey =
  | Exclude<keyof typeof sheet, 'colours' | 'offer'>
  | `colours.${ColourName}`
  | `offer.${keyof (typeof sheet)['offer']}`
  | 'letterTotal';

/** Says a text of the namespace `sheet` in the language that was chosen, filled with what is given. */
export type Say = (key: PaperKey, given?: Record<string, unknown>) => string;

/** What is written on workshop papers. */
export function paperTextsBy(say: Say, locale: Locale): PaperTexts {
  return {
    tile: (given) => say('tile', given),
    control: (given) => say('control', given),
    trueSize: () => say('trueSize'),
    templateTitle: () => say('templateTitle'),
    pins: () => say('pins'),
    letterListTitle: () => say('letterListTitle'),
    letterGroup: ({ family, cursive, height, colour }) =>
      say(cursive ? 'letterGroupCursive' : 'letterGroup', {
        family,
        height: height.toLocaleString(locale),
        colour: say(`colours.${colour}`),
      }),
    letterTotal: (given) => say('letterTotal', given),
    letterCount: (given) => say('letterCount', given),
  };
}

/** What is written on an offer: mm to a tenth, the stone's size in cm. */
export function offerTextsBy(say: Say, locale: Locale): OfferTexts {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const mm = (given: Record<string, number>) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, number.format(value)]));
  const colour = (name: ColourName) => ({ colour: say(`colours.${name}`) });
  return {
    brand: () => say('offer.brand'),
    heading: () => say('offer.heading'),
    partsHeading: () => say('offer.partsHeading'),
    number: (given) => say('offer.number', given),
    stone: ({ name, material, width, height, thickness }) =>
      say('offer.stone', {
        name,
        material,
        ...mm({ width: width / 10, height: height / 10, thickness: thickness / 10 }),
      }),
    note: () => say('offer.note'),
    page: (given) => say('offer.page', given),
    date: (date) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date),
    font: ({ family, cursive }) => say(cursive ? 'offer.fontCursive' : 'offer.font', { family }),
    capHeight: (given) => say('offer.capHeight', mm(given)),
    lineWidth: (given) => say('offer.lineWidth', mm(given)),
    place: ({ rotation, ...given }) =>
      rotation === 0 ? say('offer.place', mm(given)) : say('offer.placeTurned', mm({ ...given, rotation })),
    size: (given) => say('offer.size', mm(given)),
    engraved: () => say('offer.engraved'),
    engravedIn: (given) => say('offer.engravedIn', colour(given.colour)),
    paint: (given) => say('offer.paint', colour(given.colour)),
    mounted: (given) => say('offer.mounted', colour(given.colour)),
    ownVignet: () => say('offer.ownVignet'),
    unknown: (given) => say('offer.unknown', given),
    emptyLine: () => say('offer.emptyLine'),
  };
}

/** The name of an offer's file: the prefix and the stone's number (specification section 9). */
export function offerFileName(say: Say, id: number): string {
  return `${say('offer.filePrefix')}${id}.pdf`;
}
