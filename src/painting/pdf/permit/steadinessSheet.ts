import type { jsPDF } from 'jspdf';
import { factorsOf, type Joint, jointsOf } from '../../../scene/permit/steadiness';
import type { Mm } from '../../../stone/numbers';
import { NORWEGIAN, TEST_FORCES, WIND } from '../../../stone/permit/steadiness';
import { drawFacts, drawHeading, FIRST_LINE } from './dataSheet';
import { drawLines } from './drawNotes';
import type { BeginSheet } from './letteringSheet';
import type { PermitPack } from './pack';
import { AREA } from './sheet';
import { type PermitKey, written } from './speech';
import { LEADING } from './type';

const LEFT: Mm = AREA.left + 4;
const WIDTH: Mm = AREA.right - AREA.left - 8;

/** Between what belongs together. */
const APART: Mm = 3.5;

/** What a joint is called. */
const joint = ({ below }: Pick<Joint, 'below'>, { judged }: PermitPack): PermitKey =>
  below === 'base' ? 'steady.below_base' : judged.under ? 'steady.below_stone' : 'steady.below_ground';

/** A joint's figures: what goes into the calculation first. */
function rowsOf({ weight, arm, height, holds, tipsAt, wind }: Joint, { speech }: PermitPack) {
  const { say, locale } = speech;
  const row = (called: PermitKey, unit: PermitKey, value: number, digits: number) =>
    [say(called), say(unit, { value: written(value, locale, digits) })] as const;
  return [
    row('steady.weight', 'steady.kg', weight, 1),
    row('steady.arm', 'steady.mm', arm, 1),
    row('steady.height', 'steady.mm', height, 1),
    row('steady.holds', 'steady.nm', holds, 1),
    row('steady.tipsAt', 'steady.n', tipsAt, 0),
    row('steady.pressure', 'steady.pa', wind.pressure, 0),
    row('steady.speed', 'steady.ms', wind.speed, 0),
  ];
}

/** What § 24 of the Norwegian rule comes to for this stone. */
function norwegian({ judged, standing, speech }: PermitPack): string {
  const { say, locale } = speech;
  const { bolts, widthOfThickness, deepFrom, depthOfHeight, source } = NORWEGIAN;
  const mm = (length: Mm) => written(length, locale, 0);
  const { aboveGround } = standing;
  const deep = aboveGround > deepFrom ? say('steady.deep', { depth: mm(aboveGround * depthOfHeight) }) : '';
  const width = mm((judged.thickness ?? 0) * widthOfThickness);
  return say('steady.ofNorway', { ...bolts, source, width, deep });
}

/** The stone held against the forces of its country's rules, as sentences. */
function comparisons(pack: PermitPack, joints: readonly Joint[]): string[] {
  const { country, standing, speech } = pack;
  const { say, locale } = speech;
  if (country === 'NO') return [norwegian(pack)];
  const forces = TEST_FORCES[country];
  const factors = factorsOf(joints, forces, standing.aboveGround);
  const low = forces.filter(({ fromHeight }) => standing.aboveGround < fromHeight);
  return [
    ...factors.map((one) => {
      const said = { force: one.force, factor: written(one.factor, locale) };
      return `${say(joint(one, pack))}: ${say('steady.force', said)}. ${one.source}.`;
    }),
    ...low.map(({ fromHeight, source }) => `${say('steady.low', { height: fromHeight })} ${source}.`),
    ...(factors.some(({ factor }) => factor < 1) ? [say('steady.needsHolding')] : []),
    say(country === 'DE' ? 'steady.ofGermany' : 'steady.ofDenmark'),
  ];
}

/** Whether there is something to reckon with: an upright stone whose thickness and base are known. */
export const isReckoned = ({ judged }: PermitPack) => jointsOf(judged) !== undefined;

/** Writes the aid for judging how steady a stone stands: its inputs, its results and the rules' editions, never a proof. */
export function drawSteadinessSheet(pdf: jsPDF, pack: PermitPack, begin: BeginSheet): void {
  const joints = jointsOf(pack.judged);
  if (!joints) return;
  const { say, locale } = pack.speech;
  const next = () => {
    begin();
    return FIRST_LINE;
  };
  const at = (y: Mm) => ({ x: LEFT, y, width: WIDTH });
  let y = drawLines(pdf, [say('steady.aid')], { ...at(next()), bold: true }) + APART;
  for (const one of joints)
    y = drawFacts(pdf, rowsOf(one, pack), drawHeading(pdf, say(joint(one, pack)), y), next) + APART;
  y = drawHeading(pdf, say('steady.rules'), y);
  for (const sentence of comparisons(pack, joints)) y = drawLines(pdf, [sentence], at(y)) + 1;
  y = drawHeading(pdf, say('steady.inputs'), y + APART);
  const { coefficient, airDensity, source } = WIND;
  const inputs = { coefficient: written(coefficient, locale), density: written(airDensity, locale), source };
  drawLines(pdf, [say('steady.constants', inputs)], at(Math.min(y, AREA.bottom - 3 * LEADING)));
}
