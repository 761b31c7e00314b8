import type sheet from '../../../locales/da/sheet.json';
import type { Locale } from '../../stone/catalogue/naming';
import type { ColourName } from '../../stone/colours';
import { type EtchingKey, saidEtching } from '../../stone/etching/said';
import { type MadeKey, madeTexts } from '../../stone/make/madeTexts';
import { type MedallionKey, saidMedallion } from '../../stone/medallion/said';
import type { OfferTexts } from './offer/texts';
import type { PaperTexts } from './texts';

/** A text on paper; for counted things, the key without its plural suffix. */
export type PaperKey =
  | Exclude<keyof typeof sheet, 'colours' | 'drill' | 'foundry' | 'offer' | 'milling' | 'seal' | 'ticket'>
  | `foundry.${Exclude<keyof (typeof sheet)['foundry'], 'total_one' | 'total_other'>}`
  | 'foundry.total'
  | `drill.${keyof (typeof sheet)['drill']}`
  | `colours.${ColourName}`
  | `offer.${keyof (typeof sheet)['offer']}`
  | `milling.${keyof (typeof sheet)['milling']}`
  | `seal.${keyof (typeof sheet)['seal']}`
  | `ticket.${keyof (typeof sheet)['ticket']}`
  | 'letterTotal'
  | `make:said.${MadeKey}`
  | `medallion:said.${MedallionKey}`
  | `etching:said.${EtchingKey}`;

/** Translates a text of the namespace `sheet` into the chosen language, with its values filled in. */
export type Translate = (key: PaperKey, given?: Record<string, unknown>) => string;

/** The name of a medallion on paper. */
const medallionIn =
  (translate: Translate, locale: Locale): PaperTexts['medallion'] =>
  (given) =>
    saidMedallion(given, (key, values) => translate(`medallion:said.${key}`, values), locale);

/** The name of an etching on paper. */
const etchingIn =
  (translate: Translate, locale: Locale): PaperTexts['etching'] =>
  (given) =>
    saidEtching(given, (key, values) => translate(`etching:said.${key}`, values), locale);

/** The text on workshop papers. */
export function paperTextsBy(translate: Translate, locale: Locale): PaperTexts {
  const mm = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    tile: (given) => translate('tile', given),
    control: (given) => translate('control', given),
    trueSize: () => translate('trueSize'),
    templateTitle: () => translate('templateTitle'),
    pins: () => translate('pins'),
    reserved: () => translate('reserved'),
    reservedSize: ({ width, height }) =>
      translate('reservedSize', { width: mm.format(width), height: mm.format(height) }),
    reservedPlace: ({ left, top }) =>
      translate('reservedPlace', { left: mm.format(left), top: mm.format(top) }),
    medallion: medallionIn(translate, locale),
    etching: etchingIn(translate, locale),
    layerCut: () => translate('layerCut'),
    layerGuides: () => translate('layerGuides'),
    layerControl: () => translate('layerControl'),
    letterListTitle: () => translate('letterListTitle'),
    letterGroup: ({ family, cursive, height, colour }) =>
      translate(cursive ? 'letterGroupCursive' : 'letterGroup', {
        family,
        height: height.toLocaleString(locale),
        colour: translate(`colours.${colour}`),
      }),
    letterTotal: (given) => translate('letterTotal', given),
    letterCount: (given) => translate('letterCount', given),
  };
}

/** The text on an offer: mm to a tenth, the stone's size in cm. */
export function offerTextsBy(translate: Translate, locale: Locale): OfferTexts {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const mm = (given: Record<string, number>) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, number.format(value)]));
  const colour = (name: ColourName) => ({ colour: translate(`colours.${name}`) });
  return {
    brand: () => translate('offer.brand'),
    heading: () => translate('offer.heading'),
    partsHeading: () => translate('offer.partsHeading'),
    number: (given) => translate('offer.number', given),
    stone: ({ name, material, width, height, thickness }) =>
      translate('offer.stone', {
        name,
        material,
        ...mm({ width: width / 10, height: height / 10, thickness: thickness / 10 }),
      }),
    made: (given) => madeTexts(given, (key, values) => translate(`make:said.${key}`, values), locale),
    note: () => translate('offer.note'),
    page: (given) => translate('offer.page', given),
    date: (date) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date),
    font: ({ family, cursive }) => translate(cursive ? 'offer.fontCursive' : 'offer.font', { family }),
    capHeight: (given) => translate('offer.capHeight', mm(given)),
    lineWidth: ({ width, curve }) => {
      switch (curve?.kind) {
        case undefined:
          return translate('offer.lineWidth', mm({ width }));
        case 'arc':
          return translate(
            curve.side === 'outside' ? 'offer.widthOutsideArc' : 'offer.widthInsideArc',
            mm({ width, radius: curve.radius }),
          );
        case 'edge':
          return translate(
            curve.of === 'frame' ? 'offer.widthAlongFrame' : 'offer.widthAlongEdge',
            mm({ width }),
          );
      }
    },
    place: ({ rotation, ...given }) =>
      rotation === 0
        ? translate('offer.place', mm(given))
        : translate('offer.placeTurned', mm({ ...given, rotation })),
    size: (given) => translate('offer.size', mm(given)),
    engraved: () => translate('offer.engraved'),
    engravedIn: (given) => translate('offer.engravedIn', colour(given.colour)),
    paint: (given) => translate('offer.paint', colour(given.colour)),
    mounted: (given) => translate('offer.mounted', colour(given.colour)),
    ownVignet: () => translate('offer.ownVignet'),
    qrCode: (given) => translate('offer.qrCode', given),
    medallion: medallionIn(translate, locale),
    etching: etchingIn(translate, locale),
    unknown: (given) => translate('offer.unknown', given),
    emptyLine: () => translate('offer.emptyLine'),
  };
}

/** The name of an offer's file: the prefix and the stone's number (specification section 9). */
export function offerFileName(translate: Translate, id: number): string {
  return `${translate('offer.filePrefix')}${id}.pdf`;
}
