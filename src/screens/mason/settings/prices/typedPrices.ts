import type { Locale } from '../../../../stone/catalogue/naming';
import { MOST_AMOUNT, type OwnPriceList } from '../../../../stone/catalogue/price';
import { readNumber } from '../../../../stone/numbers';
import { amountInField, readMoney } from '../../../../stone/price/money';
import { type Vat, vatOf } from '../../../../stone/price/vat';

/** What is priced by its height, and what by its longer side. */
export const LETTERS = ['engraved', 'mounted'] as const;
export const PICTURES = ['medallions', 'etchings'] as const;
const CLASSED = [...LETTERS, ...PICTURES] as const;
export type Classed = (typeof CLASSED)[number];
/** How an ornament is made. */
export const ORNAMENTS = ['sandblown', 'standard', 'custom'] as const;
/** What has one price, however large. */
export const SINGLE = ['frame', 'bevel', 'repainting', 'removal'] as const;

/** A class as it is typed: `upTo` in mm. */
export interface TypedClass {
  /** By which it is known while it is typed. */
  readonly key: number;
  readonly upTo: string;
  readonly each: string;
}

/** A list of prices as it stands in its fields, right or wrong, so that nothing typed is lost. */
export interface TypedPrices {
  readonly currency: OwnPriceList['currency'];
  readonly vat: Vat;
  readonly classes: Readonly<Record<Classed, readonly TypedClass[]>>;
  readonly ornaments: Readonly<Record<(typeof ORNAMENTS)[number], string>>;
  readonly singles: Readonly<Record<(typeof SINGLE)[number], string>>;
}

/** What is wrong with a field. */
export type TypedProblem = 'price' | 'priceMissing' | 'size' | 'sizeMissing' | 'sizeTwice';

/** What is wrong with each field of a class. */
export interface ClassProblems {
  readonly upTo?: TypedProblem;
  readonly each?: TypedProblem;
}

const USUAL = { da: 'DKK', de: 'EUR', no: 'NOK' } as const satisfies Record<Locale, OwnPriceList['currency']>;

const EMPTY = (text: string) => text.trim() === '';

/** An amount in whole øre (or cent); undefined where the text is none. */
function amountIn(text: string): number | undefined {
  const amount = readMoney(text);
  return amount !== undefined && amount <= MOST_AMOUNT ? amount : undefined;
}

/** A measure in mm; undefined where the text is none. */
function sizeIn(text: string): number | undefined {
  const size = readNumber(text);
  return size !== undefined && size > 0 ? size : undefined;
}

/**
 * A list as it is typed. One that is begun is without VAT, since it is for businesses: a mason's invoice is for one of them.
 *
 * @param locale by which amounts are written, and in whose currency a new list is.
 */
export function typedPrices(list: OwnPriceList | undefined, locale: Locale): TypedPrices {
  const amount = (each: number | undefined) => (each === undefined ? '' : amountInField(each, locale));
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false });
  const classes = (classed: Classed): TypedClass[] =>
    (list?.[classed] ?? []).map(({ upTo, each }, key) => ({
      key,
      upTo: size.format(upTo),
      each: amount(each),
    }));
  return {
    currency: list?.currency ?? USUAL[locale],
    vat: list ? vatOf(list) : 'excluded',
    classes: {
      engraved: classes('engraved'),
      mounted: classes('mounted'),
      medallions: classes('medallions'),
      etchings: classes('etchings'),
    },
    ornaments: {
      sandblown: amount(list?.vignets?.sandblown),
      standard: amount(list?.vignets?.standard),
      custom: amount(list?.vignets?.custom),
    },
    singles: {
      frame: amount(list?.frame),
      bevel: amount(list?.bevel),
      repainting: amount(list?.repainting),
      removal: amount(list?.removal),
    },
  };
}

/** What is wrong with an amount that may be left out. */
export const amountProblem = (text: string): TypedProblem | undefined =>
  EMPTY(text) || amountIn(text) !== undefined ? undefined : 'price';

/** What is wrong with a class among those of its kind; nothing with one that is empty, which is left out. */
export function classProblems(
  classes: readonly TypedClass[],
  { key, upTo, each }: TypedClass,
): ClassProblems {
  if (EMPTY(upTo) && EMPTY(each)) return {};
  const size = sizeIn(upTo);
  const isTaken = classes.some((other) => other.key !== key && sizeIn(other.upTo) === size);
  const ofSize = EMPTY(upTo)
    ? 'sizeMissing'
    : size === undefined
      ? 'size'
      : isTaken
        ? 'sizeTwice'
        : undefined;
  const ofPrice = EMPTY(each) ? 'priceMissing' : amountProblem(each);
  return { ...(ofSize && { upTo: ofSize }), ...(ofPrice && { each: ofPrice }) };
}

/** The amounts that are typed among some; undefined where none is. */
function amountsIn<Name extends string>(
  typed: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Partial<Record<Name, number>> {
  const read: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const amount = amountIn(typed[name]);
    if (amount !== undefined) read[name] = amount;
  }
  return read;
}

/** Whether anything that is typed cannot be kept. */
export function isWrong({ classes, ornaments, singles }: TypedPrices): boolean {
  return (
    [...Object.values(ornaments), ...Object.values(singles)].some((text) => amountProblem(text)) ||
    CLASSED.some((classed) =>
      classes[classed].some((each) => Object.keys(classProblems(classes[classed], each)).length > 0),
    )
  );
}

/**
 * The list that is typed; nothing where it names no price.
 *
 * @param before whose parts that have no fields here, as stones and attachments, stay.
 */
export function readPrices(
  { currency, vat, classes, ornaments, singles }: TypedPrices,
  before: OwnPriceList | undefined,
): OwnPriceList | undefined {
  const { stones, attachments, bases, edges, sides } = before ?? {};
  const kept = {
    ...(stones && { stones }),
    ...(attachments && { attachments }),
    ...(bases && { bases }),
    ...(edges && { edges }),
    ...(sides && { sides }),
  };
  const read: Partial<Record<Classed, { upTo: number; each: number }[]>> = {};
  for (const classed of CLASSED) {
    const found = classes[classed].flatMap((typed) => {
      const [upTo, each] = [sizeIn(typed.upTo), amountIn(typed.each)];
      return upTo === undefined || each === undefined ? [] : [{ upTo, each }];
    });
    // In whichever order they were typed.
    if (found.length > 0) read[classed] = found.sort((one, other) => one.upTo - other.upTo);
  }
  const vignets = amountsIn(ornaments, ORNAMENTS);
  const named = {
    ...kept,
    ...read,
    ...(Object.keys(vignets).length > 0 && { vignets }),
    ...amountsIn(singles, SINGLE),
  };
  return Object.keys(named).length === 0 ? undefined : { currency, vat, ...named };
}
