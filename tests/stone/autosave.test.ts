import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moreUrgent, saveUrgency, type Urgency } from '../../src/stone/autosave';
import { copyElement, deleteElement } from '../../src/stone/edits/element';
import type { Parm } from '../../src/stone/parm';
import { type Design, design } from '../../src/stone/stone';
import { attachmentAt, LANTERN, NAME, ROSE, sampleDesign, textAt, vignetAt } from './sampleDesign';

const before = sampleDesign();

/** How soon the design is saved after element `index` became another. */
function afterElement(index: number, changed: Parm): Urgency {
  return saveUrgency(before, { ...before, Parms: before.Parms.with(index, changed) });
}

const name = textAt(before, NAME);
const rose = vignetAt(before, ROSE);
const lantern = attachmentAt(before, LANTERN);

const OWN_STONE = {
  id: 1_000_001,
  url: '/api/picture/1',
  width: 600,
  height: 800,
  outline: 'M0 0H600V800H0Z',
};

/** The list "Instant save" of specification section 4. */
const AT_ONCE: readonly (readonly [change: string, urgency: () => Urgency])[] = [
  ['background', () => saveUrgency(before, { ...before, BackgroundId: 11 })],
  ['own background', () => saveUrgency(before, { ...before, externalBackgroundURL: '/pictures/1' })],
  ['stone type', () => saveUrgency(before, { ...before, StoneTypeId: 16 })],
  ['uploaded stone types', () => saveUrgency(before, { ...before, stoneStoneTypes: [OWN_STONE] })],
  [
    'uploaded vignettes',
    () => saveUrgency(before, { ...before, stoneVignets: [{ id: 1, url: '/pictures/2' }] }),
  ],
  ['vignet', () => afterElement(ROSE, { ...rose, vignetId: 553 })],
  ['attachment', () => afterElement(LANTERN, { ...lantern, attachmentId: 8 })],
  ['font', () => afterElement(NAME, { ...name, fontFamily: 'Jost' })],
  ['colour of letters', () => afterElement(NAME, { ...name, fontColor: 'guld' })],
  ['colour of a vignet', () => afterElement(ROSE, { ...rose, fontColor: '#000' })],
  ['size', () => afterElement(NAME, { ...name, fontSize: '30' })],
  ['letter spacing', () => afterElement(NAME, { ...name, letterSpacing: 1 })],
  ['reverse', () => afterElement(ROSE, { ...rose, reverse: true })],
  ['type of the stone', () => saveUrgency(before, { ...before, type: 'urn' })],
  ['type of an element', () => afterElement(ROSE, { ...rose, type: 'standardVignet' })],
  ['variant of the letters', () => afterElement(NAME, { ...name, variant: 'bronze' })],
  ['variant of the stone', () => saveUrgency(before, { ...before, StoneTypeVariantId: 1502 })],
  ['an element added', () => saveUrgency(before, copyElement(before, NAME))],
  ['an element deleted', () => saveUrgency(before, deleteElement(before, NAME))],
];

/** The list "Save after 1500 ms of delay" of specification section 4. */
const AFTER_THE_DELAY: readonly (readonly [change: string, urgency: () => Urgency])[] = [
  ['thickness, base, edge and bevel', () => saveUrgency(before, { ...before, make: { bevel: 10 } })],
  [
    'background position',
    () => saveUrgency(before, { ...before, backgroundPosition: { x: 5, y: 0, scale: 1 } }),
  ],
  ['place of an element', () => afterElement(NAME, { ...name, position: { ...name.position, x: 301 } })],
  [
    'rotation of an element',
    () => afterElement(ROSE, { ...rose, position: { ...rose.position, rotation: 9 } }),
  ],
  ['scale', () => afterElement(ROSE, { ...rose, scale: 0.5 })],
  ['subtext', () => afterElement(NAME, { ...name, subText: 'Anne' })],
  ['subtext spacing', () => afterElement(NAME, { ...name, subTextSpacing: '0,0,0,0' })],
];

describe('Saved at once', () => {
  test.each(AT_ONCE)('%s', (_change, urgency) => {
    expect(urgency()).toBe('now');
  });

  test('also where something that can wait changed with it', () => {
    expect(afterElement(NAME, { ...name, subText: 'Anne', fontColor: 'guld' })).toBe('now');
    const renamed = { ...before, designName: 'Ny', Parms: before.Parms.slice(1) };
    expect(saveUrgency(before, renamed)).toBe('now');
  });
});

describe('Saved after the delay', () => {
  test.each(AFTER_THE_DELAY)('%s', (_change, urgency) => {
    expect(urgency()).toBe('soon');
  });
});

describe('Not saved', () => {
  test('where nothing changed, the same object or an equal one', () => {
    expect(saveUrgency(before, before)).toBe('none');
    expect(saveUrgency(before, sampleDesign())).toBe('none');
    expect(saveUrgency(before, design.parse(JSON.parse(JSON.stringify(before))))).toBe('none');
  });
});

describe('How soon a change is saved', () => {
  const element = fc.oneof(
    fc.record({ type: fc.constant('text'), subText: fc.string(), scale: fc.constantFrom(1, 2) }),
    fc.record({ type: fc.constant('sandblownVignet'), vignetId: fc.nat(2) }),
    fc.record({ type: fc.constant('attachment'), attachmentId: fc.nat(2) }),
  );
  const designs = fc
    .record({
      designName: fc.constantFrom('', 'Sten'),
      BackgroundId: fc.constantFrom(10, 11),
      centerLineLeft: fc.constantFrom(0, 300),
      Parms: fc.array(element, { maxLength: 3 }),
    })
    .map((body): Design => design.parse(body));

  test('is not at all from a design to itself', () => {
    fc.assert(
      fc.property(designs, (one) => {
        expect(saveUrgency(one, structuredClone(one))).toBe('none');
      }),
    );
  });

  test('is the same there and back, and is none only between equal designs', () => {
    fc.assert(
      fc.property(designs, designs, (one, other) => {
        const there = saveUrgency(one, other);
        expect(saveUrgency(other, one)).toBe(there);
        expect(there === 'none').toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });

  test('is the greater of two urgencies', () => {
    const all: readonly Urgency[] = ['none', 'soon', 'now'];
    for (const [i, one] of all.entries()) {
      for (const [j, other] of all.entries()) expect(moreUrgent(one, other)).toBe(all[Math.max(i, j)]);
    }
  });
});

test('A stone that nobody is chosen for says the same whether that is null or left out', () => {
  const { StonemasonId: _mason, ChurchyardId: _yard, ProjectId: _case, ...silent } = before;
  const said: Design = { ...silent, StonemasonId: null, ChurchyardId: null, ProjectId: null };
  expect(saveUrgency(silent, said)).toBe('none');
  expect(saveUrgency(said, { ...said, StonemasonId: 3 })).toBe('now');
});
