import { type Cutter, KEEPS, type Machine, RANGES, USUAL } from '../../src/painting/sheet/knife/machine';
import { readNumber } from '../../src/stone/numbers';
import { Refusal } from './refusal';
import { t } from './texts';

/** The options of the command line that say what cuts a file, and how, as they were written. */
export interface WrittenMachine {
  readonly machine?: string | undefined;
  readonly overcut?: string | undefined;
  readonly 'weed-box'?: string | undefined;
  readonly 'weed-lines'?: string | undefined;
  readonly tabs?: string | undefined;
  readonly registration?: boolean | undefined;
  readonly mirrored?: boolean | undefined;
  readonly scaled?: boolean | undefined;
}

/** The names of the cutters on the command line. */
const CUTTERS: Readonly<Record<string, Cutter['kind']>> = {
  'drag-knife': 'dragKnife',
  'tangential-knife': 'tangentialKnife',
  laser: 'laser',
  pen: 'pen',
};

function within(option: string, written: string, range: keyof typeof RANGES): number {
  const number = readNumber(written);
  const { least, most } = RANGES[range];
  if (number === undefined || number < least || number > most)
    throw new Refusal(t('machineRange', { option, least, most, written }));
  return number;
}

/** A word behind a cutter that it knows nothing of: left out silently, somebody would rely on it. */
function refuseMore(written: string, more: readonly string[]): void {
  if (more.length > 0) throw new Refusal(t('machineMore', { written, more: more.join(':') }));
}

/** Reads `drag-knife`, `drag-knife:0.45`, `tangential-knife:30`, `laser:0.2:letter` or `pen`. */
function readCutter(written: string): Cutter {
  const [name = '', figure, ...more] = written.trim().toLowerCase().split(':');
  const kind = Object.hasOwn(CUTTERS, name) ? CUTTERS[name] : undefined;
  switch (kind) {
    case undefined:
      throw new Refusal(t('machine', { written, machines: Object.keys(CUTTERS).join(', ') }));
    case 'dragKnife':
      refuseMore(written, more);
      return figure === undefined
        ? USUAL[kind]
        : { kind, offset: within(`machine ${name}`, figure, 'offset') };
    case 'tangentialKnife':
      refuseMore(written, more);
      return figure === undefined ? USUAL[kind] : { kind, lift: within(`machine ${name}`, figure, 'lift') };
    case 'laser': {
      const [kept = USUAL.laser.keeps, ...others] = more;
      const keeps = KEEPS.find((known) => known === kept);
      refuseMore(written, keeps ? others : more);
      const kerf = figure === undefined ? USUAL.laser.kerf : within(`machine ${name}`, figure, 'kerf');
      return { kind, kerf, keeps: keeps ?? USUAL.laser.keeps };
    }
    case 'pen':
      refuseMore(written, figure === undefined ? [] : [figure, ...more]);
      return USUAL[kind];
  }
}

/** Reads `2x1.5`: how many bridges, and how wide in mm. */
function readTabs(written: string): Machine['tabs'] {
  const [count = '', width, ...more] = written.trim().toLowerCase().split('x');
  const whole = readNumber(count);
  if (width === undefined || more.length > 0 || !Number.isInteger(whole))
    throw new Refusal(t('machineTabs', { written }));
  return { count: within('tabs', count, 'tabCount'), width: within('tabs', width, 'tabWidth') };
}

/**
 * Reads what a file is cut by; without a name, what is wished besides is for a tool that follows the outlines as they are.
 *
 * @returns undefined where nothing of it is asked for: outlines as they are.
 * @throws Refusal for a machine that is not known, a measure out of its range, and lines without a box.
 */
export function readMachine(written: WrittenMachine): Machine | undefined {
  const { machine, overcut, tabs, registration, mirrored, scaled } = written;
  const [weedBox, weedLines] = [written['weed-box'], written['weed-lines']];
  const given = [machine, overcut, weedBox, weedLines, tabs, registration, mirrored, scaled];
  if (given.every((option) => option === undefined)) return undefined;
  if (weedLines !== undefined && weedBox === undefined) throw new Refusal(t('machineWeedLines'));
  return {
    cutter: machine === undefined ? USUAL.pen : readCutter(machine),
    ...(overcut !== undefined && { overcut: within('overcut', overcut, 'overcut') }),
    ...(weedBox !== undefined && { weedBox: within('weed-box', weedBox, 'weedBox') }),
    ...(weedLines !== undefined && { weedLines: within('weed-lines', weedLines, 'weedLines') }),
    ...(tabs !== undefined && { tabs: readTabs(tabs) }),
    ...(registration && { registration }),
    ...(mirrored && { mirrored }),
    ...(scaled && { scaled }),
  };
}
