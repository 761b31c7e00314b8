import { outlineFromSvg } from '../../lettering/svgPath';
import type { Churchyard, ChurchyardRule } from '../../stone/catalogue/churchyard';
import type { StoneType } from '../../stone/catalogue/stoneType';
import { polygonsOf, signedAreaOf } from './polygon';

/** Granite, in tonnes per cubic metre. */
const DENSITY = 2.7;

const MM3_PER_M3 = 1e9;

/** A rule that a stone breaks: lengths in mm, the volume in m³, the weight in kg. */
export interface BrokenRule {
  readonly kind: 'tooWide' | 'tooTall' | 'tooThick' | 'tooThin' | 'tooLarge' | 'tooHeavy';
  /** What the stone has. */
  readonly value: number;
  /** What the churchyard allows. */
  readonly limit: number;
}

/** The volume of a stone in m³: the face within its outline, times the thickness. */
export function volumeOf({ outline, thickness }: Pick<StoneType, 'outline' | 'thickness'>): number {
  // A hole runs the other way round and takes its area away.
  const area = polygonsOf(outlineFromSvg(outline)).reduce((sum, corners) => sum + signedAreaOf(corners), 0);
  return (Math.abs(area) * thickness) / MM3_PER_M3;
}

/** What a stone type weighs in kg, as granite of 2.7 t/m³. */
export function weightOf(stone: Pick<StoneType, 'outline' | 'thickness'>): number {
  return volumeOf(stone) * DENSITY * 1000;
}

function applies(rule: ChurchyardRule, stone: StoneType): boolean {
  return (
    (!rule.types || rule.types.includes(stone.type)) &&
    stone.height > (rule.tallerThan ?? 0) &&
    stone.height <= (rule.upToHeight ?? Number.POSITIVE_INFINITY)
  );
}

function brokenBy(rule: ChurchyardRule, stone: StoneType): BrokenRule[] {
  const volume = volumeOf(stone);
  const most = [
    ['tooWide', stone.width, rule.maxWidth],
    ['tooTall', stone.height, rule.maxHeight],
    ['tooThick', stone.thickness, rule.maxThickness],
    ['tooLarge', volume, rule.maxVolume],
    ['tooHeavy', weightOf(stone), rule.maxWeight],
  ] as const;
  const broken: BrokenRule[] = most.flatMap(([kind, value, limit]) =>
    limit !== undefined && value > limit ? [{ kind, value, limit }] : [],
  );
  const { minThickness: limit } = rule;
  if (limit !== undefined && stone.thickness < limit)
    broken.push({ kind: 'tooThin', value: stone.thickness, limit });
  return broken;
}

/** Which of a churchyard's rules a stone type breaks; the weight is that of granite, 2.7 t/m³. */
export function checkChurchyard(stone: StoneType, { rules }: Pick<Churchyard, 'rules'>): BrokenRule[] {
  return rules.filter((rule) => applies(rule, stone)).flatMap((rule) => brokenBy(rule, stone));
}

/** How many mm make a centimetre, in which churchyards measure. */
const MM_PER_CM = 10;

/** What a stone has and what is allowed, as people read it: lengths in cm, the rest in its own unit. */
export function measuredRule(
  { kind, value, limit }: BrokenRule,
  locale: string,
): { value: string; limit: string } {
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  const by = kind === 'tooLarge' || kind === 'tooHeavy' ? 1 : MM_PER_CM;
  return { value: format.format(value / by), limit: format.format(limit / by) };
}
