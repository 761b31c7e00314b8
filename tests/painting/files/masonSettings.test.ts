import { describe, expect, test } from 'vitest';
import { OFFERED, type OfferedName, optionsOf } from '../../../src/painting/files/formats';
import {
  asMasonHasIt,
  type MasonSettings,
  masonSettings,
  type NamedMachine,
  rollHasTicket,
  WORKSHOP_FILES,
} from '../../../src/painting/files/masonSettings';

const PEN: NamedMachine = { name: 'Pen', machine: { cutter: { kind: 'pen' } } };

const made = (
  name: OfferedName,
  settings: MasonSettings,
  { atBench = true, cutBy = undefined as NamedMachine | undefined } = {},
) => {
  const file = OFFERED.find((each) => each.name === name);
  if (!file) throw new Error(name);
  return asMasonHasIt(file, settings, { cutBy, atBench, mason: 'Jensens Sten' });
};

/** The files with a place for a ticket: those for machines and pictures. */
const TICKETED: readonly OfferedName[] = [
  ...([
    'svg',
    'svgWelded',
    'svgLayered',
    'png',
    'dxf',
    'dxfLines',
    'tiff',
    'heightMap',
    'eps',
    'plt',
  ] as const),
  ...(['grbl', 'linuxcnc', 'heidenhain'] as const),
];

describe('A job ticket', () => {
  const withTicket = (settings: MasonSettings, how?: Parameters<typeof made>[2]) =>
    WORKSHOP_FILES.flatMap(({ name }) => ('ticket' in made(name, settings, how) ? [name] : []));

  test('is in every file for a machine and in every picture made at the bench, and by night where he says always', () => {
    expect(withTicket({}).sort()).toEqual([...TICKETED].sort());
    expect(withTicket({}, { atBench: false })).toEqual([]);
    expect(withTicket({ ticket: 'always' }, { atBench: false }).sort()).toEqual([...TICKETED].sort());
    expect(rollHasTicket({})).toBe(true);
  });

  test('is in none where he says never, but in those of a machine whose files have one', () => {
    expect(withTicket({ ticket: 'never' })).toEqual([]);
    expect(rollHasTicket({ ticket: 'never' })).toBe(false);
    const cutBy = { ...PEN, ticket: true };
    for (const atBench of [true, false])
      expect(made('plt', { ticket: 'never' }, { cutBy, atBench })).toMatchObject({ ticket: true });
    expect(made('plt', { ticket: 'never' }, { cutBy: PEN })).not.toHaveProperty('ticket');
  });
});

describe('What his spindle carves with and how deep he drills', () => {
  const spindle = { toolAngle: 60, depth: 2.5, mill: 2 };

  test('is in his toolpaths and drill lists, and what he leaves out is as usual', () => {
    for (const name of ['grbl', 'linuxcnc', 'heidenhain'] as const) {
      expect(made(name, { spindle })).toMatchObject(spindle);
      for (const measure of Object.keys(spindle)) expect(made(name, {})).not.toHaveProperty(measure);
    }
    expect(made('drill', { holeDepth: 25 })).toEqual({ format: 'drill', depth: 25 });
    expect(made('drill', {})).toEqual({ format: 'drill' });
    expect(made('dxf', { spindle, holeDepth: 25 })).toEqual(made('dxf', {}));
  });

  test('makes an order that its format takes', () => {
    for (const { name } of WORKSHOP_FILES) {
      const { format, ...options } = made(name, { spindle, holeDepth: 25, ticket: 'always' });
      expect([name, optionsOf(format).parse(options)]).toEqual([name, options]);
    }
  });

  test('is refused where no tool is so', () => {
    const wrong = [
      { spindle: { toolAngle: 10 } },
      { spindle: { depth: 0 } },
      { spindle: { mill: 25 } },
      { spindle: { feed: 100 } },
      { holeDepth: 0.5 },
      { holeDepth: 101 },
      { ticket: 'sometimes' },
      { roll: { width: 610, labelPen: 9 } },
    ];
    for (const settings of wrong)
      expect([settings, masonSettings.safeParse(settings).success]).toEqual([settings, false]);
    const right = { ticket: 'never', roll: { width: 610, labelPen: 8 }, spindle: { mill: 3 }, holeDepth: 20 };
    expect(masonSettings.parse(right)).toEqual(right);
  });
});

test('An order to the foundry made for a mason bears his name', () => {
  expect(made('foundry', {})).toEqual({ format: 'foundry', mason: 'Jensens Sten' });
});
