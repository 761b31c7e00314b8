import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedByLocks } from '../../src/stone/edits/allowedByLocks';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Edit } from '../../src/stone/edits/edit';
import { etchingParm } from '../../src/stone/etching/parm';
import { beginHistory, record, redo, undo } from '../../src/stone/history';
import { medallionParm } from '../../src/stone/medallion/parm';
import { PARAGRAPH_ALIGNMENTS } from '../../src/stone/paragraph/fields';
import { textParm } from '../../src/stone/parm';
import { qrCodeParm } from '../../src/stone/qrCode/parm';
import { type Design, design } from '../../src/stone/stone';
import { PATIENCE, RUNS } from './editRuns';
import { MAKEABLE } from './make/makeableStone';

const START = design.parse({
  Parms: [
    { type: 'text', subText: 'Anna Sørensen' },
    { type: 'text', subText: '* 12.4.1941', subTextSpacing: '0.5,0,-1' },
    { type: 'sandblownVignet', vignetId: 553 },
    { type: 'customVignet', vignetId: 7 },
    {
      type: 'text',
      subText: 'Du er',
      group: 9,
      paragraph: { align: 'right', leading: 30, width: 200 },
      wraps: true,
    },
    { type: 'text', subText: 'savnet', group: 9 },
    { type: 'text', subText: 'Hvil i fred', curve: { kind: 'arc', radius: 200, side: 'inside' } },
  ],
  rulers: [{ dotOne: { x: 10, y: 10 }, dotTwo: { x: 90, y: 10 } }],
});

/** The paragraph of the stone before anything was done. */
const BLOCK = [4, 5];

const LINE = textParm.parse({ type: 'text', subText: 'altid' });
const PHOTOGRAPH = { picture: '/api/picture/a.webp' };
const PORTRAIT = medallionParm.parse({ type: 'medallion', ...PHOTOGRAPH });
const ETCHED = etchingParm.parse({ type: 'etching', ...PHOTOGRAPH });
const CODE = qrCodeParm.parse({ type: 'qrCode', content: 'https://minde.dk/1' });

const element = fc.nat(8);
const elements = fc.uniqueArray(element, { minLength: 1, maxLength: 4 });
const kind = <K extends Edit['kind']>(one: K) => fc.constant(one);

const curve = fc.oneof(
  fc.constant(undefined),
  fc.constant({ kind: 'edge' } as const),
  fc.record({ kind: fc.constant('edge' as const), of: fc.constantFrom('stone' as const, 'frame' as const) }),
  fc.record({
    kind: fc.constant('arc' as const),
    radius: fc.integer({ min: 10, max: 900 }),
    side: fc.constantFrom('outside' as const, 'inside' as const),
  }),
);

const paragraph = fc.record({
  align: fc.constantFrom(...PARAGRAPH_ALIGNMENTS),
  leading: fc.integer({ min: 10, max: 60 }),
});

const make = fc.record(
  {
    thickness: fc.constantFrom(100, 120, 140, 999),
    base: fc.constantFrom(
      undefined,
      { width: 700, height: 150, depth: 240 },
      { width: 5, height: 5, depth: 5 },
    ),
    edge: fc.constantFrom('asFace' as const, 'rough' as const, 'polished' as const),
    side: fc.constantFrom('asFace' as const, 'honed' as const),
    bevel: fc.constantFrom(0, 12.5, 30, 99),
  },
  { requiredKeys: [] },
);

const place = fc.record({
  kind: kind('place'),
  element,
  x: fc.nat(600),
  y: fc.nat(700),
});

const spacings = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 8 });

const style = fc.record({
  name: fc.constantFrom('Navn', 'Dato'),
  variant: fc.constantFrom('sandb', 'bronze'),
  fontFamily: fc.constantFrom('Cinzel', 'Jost'),
  cursive: fc.boolean(),
  fontSize: fc.constantFrom('20', '35'),
  fontColor: fc.constantFrom('guld', 'hvid'),
  fontSpacing: fc.constantFrom(100, 110),
  letterSpacing: fc.constantFrom(0, 0.5),
});

const ruler = fc.record({
  dotOne: fc.record({ x: fc.nat(600), y: fc.nat(700) }),
  dotTwo: fc.record({ x: fc.nat(600), y: fc.nat(700) }),
});

/** Paragraphs as a whole, styles, several things at once, and what lies beside the letters. */
const more: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: kind('changeParagraph'), element: fc.constantFrom(...BLOCK, 0), fields: paragraph }),
  fc.record({
    kind: kind('setLines'),
    elements: fc.constant(BLOCK),
    lines: fc.array(fc.record({ from: fc.constantFrom(...BLOCK, undefined), line: fc.constant(LINE) }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ kind: kind('setStyles'), styles: fc.uniqueArray(style, { selector: ({ name }) => name }) }),
  fc.record({ kind: kind('copyStyle'), element, heights: fc.constantFrom([], [15, 25, 40]) }),
  fc.record({ kind: kind('spaceCharacters'), element, spacings }),
  // Lines made as wide as each other, and spread down the stone.
  fc.record({
    kind: kind('together'),
    edits: fc.array(
      fc.oneof(
        place,
        fc.record({
          kind: kind('changeText'),
          element,
          fields: fc.record({ fontSize: fc.constantFrom('21.7', '33.3') }),
        }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({
    kind: kind('changeText'),
    element,
    fields: fc.record({ signs: fc.constantFrom({ '☦': 560 }, { '⚭': 561, '♥': 562 }) }),
  }),
  fc.record({ kind: kind('addGuideLine'), y: fc.nat(700) }),
  fc.record({ kind: kind('moveGuideLine'), index: fc.nat(2), y: fc.nat(700) }),
  fc.record({ kind: kind('deleteGuideLine'), index: fc.nat(2) }),
  fc.record({ kind: kind('addRuler'), ruler }),
  fc.record({ kind: kind('moveRuler'), index: fc.nat(2), ruler }),
  fc.record({ kind: kind('deleteRuler'), index: fc.nat(2) }),
  fc.record({ kind: kind('addMedallion'), medallion: fc.constant(PORTRAIT) }),
  fc.record({ kind: kind('addEtching'), etching: fc.constant(ETCHED) }),
  fc.record({ kind: kind('addQrCode'), qrCode: fc.constant(CODE) }),
  fc.record({
    kind: kind('changeMedallion'),
    element,
    fields: fc.record({ rim: fc.constantFrom('gold' as const, undefined) }),
  }),
  fc.record({ kind: kind('changeEtching'), element, fields: fc.record({ dpi: fc.constantFrom(300, 600) }) }),
  fc.record({
    kind: kind('changeQrCode'),
    element,
    fields: fc.record({ content: fc.constantFrom('https://minde.dk/1', 'https://minde.dk/2') }),
  }),
);

/** What is done at the stone and in its list of layers. */
const atStone: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: kind('writeText'),
    element,
    subText: fc.constantFrom('', 'Anna', 'Åse\u0301', 'AVATAR'),
  }),
  fc.record({
    kind: kind('changeText'),
    element,
    fields: fc.record({ curve, fontSize: fc.constantFrom('18', '40') }),
  }),
  fc.record({
    kind: kind('spaceCharacter'),
    element,
    character: fc.nat(12),
    mm: fc.integer({ min: -20, max: 20 }),
  }),
  place,
  fc.record({ kind: kind('nudge'), element, dx: fc.nat(10), dy: fc.nat(10) }),
  fc.record({ kind: kind('turn'), element, rotation: fc.integer({ min: -180, max: 180 }) }),
  fc.record({ kind: kind('moveTo'), element, to: element }),
  fc.record({ kind: kind('copy'), element }),
  fc.record({ kind: kind('copyGroup'), elements }),
  fc.record({ kind: kind('mirrorCopy'), elements, about: fc.nat(600) }),
  fc.record({ kind: kind('thickenStrokes'), element, by: fc.constantFrom(0, 0.4) }),
  fc.record({ kind: kind('delete'), element }),
  fc.record({ kind: kind('group'), elements }),
  fc.record({ kind: kind('group'), elements, paragraph }),
  fc.record({ kind: kind('ungroup'), elements }),
  fc.record({ kind: kind('nameElement'), element, name: fc.constantFrom('', 'Navn') }),
  fc.record({ kind: kind('lockElements'), elements, locked: fc.boolean() }),
  fc.record({ kind: kind('changeMake'), fields: make, stone: fc.constant(MAKEABLE) }),
  fc.record({ kind: kind('hideElements'), elements, hidden: fc.boolean() }),
  fc.record({ kind: kind('reserveElements'), elements, reserved: fc.boolean() }),
);

const edit = fc.oneof(atStone, more);

const bytes = (one: Design) => JSON.stringify(one);

test(
  `Whatever is done in ${RUNS.numRuns} sequences, undo and redo pass through the same designs to the byte, and each can be stored`,
  () => {
    let steps = 0;
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
        let history = beginHistory(START);
        const seen = [bytes(START)];
        for (const [at, one] of edits.entries()) {
          const allowed = allowedByLocks(one, history.present);
          const after = allowed ? applyEdit(history.present, allowed) : history.present;
          if (after === history.present) continue;
          history = record(history, after, `edit ${at}`, at);
          seen.push(bytes(after));
        }
        steps += seen.length - 1;
        const stored = JSON.parse(bytes(history.present));
        // Fields may stand in another order; none is lost or changed.
        const read = JSON.parse(bytes(design.parse(stored)));
        if (!isDeepStrictEqual(read, stored)) expect(read).toEqual(stored);
        for (const before of seen.slice(0, -1).toReversed()) {
          history = undo(history);
          if (bytes(history.present) !== before) expect(bytes(history.present)).toBe(before);
        }
        expect(undo(history)).toBe(history);
        for (const after of seen.slice(1)) {
          history = redo(history);
          if (bytes(history.present) !== after) expect(bytes(history.present)).toBe(after);
        }
      }),
      RUNS,
    );
    // Most of what is tried does something: an edit that changes nothing proves nothing.
    expect(steps).toBeGreaterThan(2.25 * RUNS.numRuns);
  },
  PATIENCE,
);
