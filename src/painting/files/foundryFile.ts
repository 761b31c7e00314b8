import { elementWords } from '../lists/elementWords';
import { type Castings, foundryList } from '../lists/foundryList';
import { NothingMounted } from '../lists/nothingMounted';
import { spreadsheet } from '../lists/spreadsheet';
import { type FoundryTexts, paintFoundryOrder } from '../pdf/paintFoundryOrder';
import { paperTextsBy } from '../pdf/writtenTexts';
import { castOrnaments } from '../sheet/castOrnaments';
import { letterList } from '../sheet/letterList';
import type { FileStone, FileSupplies } from './supplies';

function castingsOf({ scene, design, names, locale }: FileStone, { translate }: FileSupplies): Castings {
  const letters = letterList(scene, design.Parms, locale);
  const ornaments = castOrnaments(scene, design.Parms);
  if (letters.length + ornaments.length === 0) throw new NothingMounted();
  const wording = { scene, parms: design.Parms, names, locale, translate };
  return { letters, ornaments, wordsOf: (element) => elementWords(element, wording) };
}

/**
 * What a foundry is to cast, as a spreadsheet.
 *
 * @throws NothingMounted
 */
export function foundryTableFile(stone: FileStone, supplies: FileSupplies): Promise<string> {
  return spreadsheet(foundryList(castingsOf(stone, supplies), supplies.translate));
}

/** Who orders, and the number it goes by; a line to write on where they are left out. */
interface FoundryOrder {
  readonly mason?: string | undefined;
  readonly number?: string | undefined;
}

/**
 * What a foundry is to cast, as a PDF that is sent to it.
 *
 * @throws NothingMounted
 */
export async function foundryFile(
  stone: FileStone,
  supplies: FileSupplies,
  { mason = '', number = '' }: FoundryOrder,
): Promise<Uint8Array> {
  const castings = castingsOf(stone, supplies);
  const { design, id, locale } = stone;
  const { translate, date } = supplies;
  const { regular, bold } = await supplies.fonts();
  const of = id === undefined ? '' : translate('offer.number', { id });
  const called = [of, design.designName].filter((each) => each !== '').join(' · ');
  const mm = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const pieces = [
    ...castings.letters.map(({ total }) => total),
    ...castings.ornaments.map(({ count }) => count),
  ];
  const texts: FoundryTexts = {
    paper: paperTextsBy(translate, locale),
    title: translate('foundry.title'),
    facts: [
      [translate('foundry.mason'), mason],
      [translate('foundry.number'), number],
      ...(called === '' ? [] : [[translate('foundry.stone'), called] as const]),
      [translate('foundry.date'), new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date)],
    ],
    ornaments: translate('foundry.ornaments'),
    total: translate('foundry.total', { count: pieces.reduce((sum, count) => sum + count, 0) }),
    ornament: ({ element, mirrored, width, height, colour }) => {
      const size = translate('offer.size', { width: mm.format(width), height: mm.format(height) });
      const said = [
        size,
        translate(`colours.${colour}`),
        ...(mirrored ? [translate('foundry.mirrored')] : []),
      ];
      return [castings.wordsOf(element), said.join(', ')];
    },
  };
  return paintFoundryOrder(
    castings,
    { title: design.designName, locale, fonts: { regular, bold }, date },
    texts,
  );
}
