import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DECISIONS,
  type Decisions,
  decide,
  decideAlike,
  decisionsIn,
  defaultDecisions,
  joinCase,
  masonContacts,
  overTheirs,
  spoken,
  tellsSteps,
} from '../../src/stone/decisions';

const NOTHING = decisionsIn({});
const number = fc.option(fc.integer({ min: 1, max: 3 }));
const words = fc.constantFrom('', ' ', 'Anna', 'Ring først', 'Ring først, tak', 'Østre');
const anything: fc.Arbitrary<Decisions> = fc.record({
  contactName: words,
  contactPhone: words,
  contactEmail: words,
  whoContacts: fc.constantFrom('family', 'stonemason', 'undertaker'),
  tellSteps: fc.option(fc.boolean(), { nil: undefined }),
  InvoiceEnduser: fc.boolean(),
  RepaintStone: fc.boolean(),
  ReserveSpace: fc.boolean(),
  RemoveNow: fc.boolean(),
  Comment: fc.oneof(words, fc.string()),
  StonemasonId: number,
  ChurchyardId: number,
  ChurchyardName: words,
});

describe('What is decided about an order', () => {
  test('is nothing asked for, and the undertaker to be asked, where nothing is said', () => {
    expect(NOTHING).toMatchObject({ whoContacts: 'undertaker', InvoiceEnduser: false, Comment: '' });
    expect(decideAlike(NOTHING, { ...NOTHING, StonemasonId: null, ChurchyardId: undefined })).toBe(true);
  });

  test('begins with the mason’s call and the own invoice for a visitor, and with the undertaker’s for a user', () => {
    expect(defaultDecisions(false)).toEqual({ whoContacts: 'stonemason', InvoiceEnduser: true });
    expect(defaultDecisions(true)).toEqual({ whoContacts: 'undertaker', InvoiceEnduser: false });
  });

  test('lets the mason call only where the mason is who gets in touch', () => {
    expect(
      (['family', 'stonemason', 'undertaker'] as const).map((who) => masonContacts({ whoContacts: who })),
    ).toEqual([0, 1, 0]);
  });

  test('has the contact written to at each step as somebody said, and otherwise where the mason gets in touch', () => {
    const told = (tellSteps: boolean | undefined) =>
      (['family', 'stonemason', 'undertaker'] as const).map((who) =>
        tellsSteps({ whoContacts: who, tellSteps }),
      );
    expect([told(undefined), told(true), told(false)]).toEqual([
      [false, true, false],
      [true, true, true],
      [false, false, false],
    ]);
    expect(Object.keys(NOTHING)).not.toContain('tellSteps');
    // What a stone wishes is not lost in a case that says nothing of it.
    expect(joinCase(NOTHING, { ...NOTHING, tellSteps: false }).tellSteps).toBe(false);
    expect(joinCase({ ...NOTHING, tellSteps: true }, { ...NOTHING, tellSteps: false }).tellSteps).toBe(true);
  });

  test('differs where any single field does', () => {
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        const differs = DECISIONS.some((field) => (one[field] ?? null) !== (other[field] ?? null));
        expect(decideAlike(one, other)).toBe(!differs);
      }),
    );
  });
});

describe('A request', () => {
  test('leaves what it does not say as it was', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), (before, isUser) => {
        expect(decide(before, {}, isUser)).toEqual(before);
      }),
    );
  });

  test('decides every field that it says, empty ones too', () => {
    fc.assert(
      fc.property(anything, anything, fc.boolean(), (before, said, isUser) => {
        // A wish that is left out is not said: the one before stays.
        const { tellSteps = before.tellSteps } = said;
        expect(decideAlike(decide(before, said, isUser), { ...said, tellSteps })).toBe(true);
      }),
    );
  });

  test('that only says whether the mason may call leaves whoever else was to call', () => {
    const family = { ...NOTHING, whoContacts: 'family' } as const;
    expect(decide(family, { canMasonContact: 0 }, true)).toEqual(family);
    expect(decide(family, { canMasonContact: 1 }, true).whoContacts).toBe('stonemason');
  });

  test('by which the mason may no longer call has a business call for itself, and a visitor', () => {
    const mason = { ...NOTHING, whoContacts: 'stonemason' } as const;
    expect(decide(mason, { canMasonContact: 0 }, true).whoContacts).toBe('undertaker');
    expect(decide(mason, { canMasonContact: 0 }, false).whoContacts).toBe('family');
  });

  test('that says who calls is not overruled by whether the mason may', () => {
    const said = { whoContacts: 'family', canMasonContact: 1 } as const;
    expect(decide(NOTHING, said, true).whoContacts).toBe('family');
  });

  test('with empty fields has not spoken of those', () => {
    const said = { contactName: '', StonemasonId: null, RemoveNow: false, canMasonContact: 0, Comment: 'x' };
    expect(spoken({ ...said, canMasonContact: 0 })).toEqual({
      RemoveNow: false,
      canMasonContact: 0,
      Comment: 'x',
    });
  });
});

describe('A stone that comes to a case', () => {
  test('takes nothing from what either asks for', () => {
    fc.assert(
      fc.property(anything, anything, (ofCase, ofStone) => {
        const both = joinCase(ofCase, ofStone);
        for (const asked of ['RepaintStone', 'ReserveSpace', 'RemoveNow'] as const)
          expect(both[asked]).toBe(ofCase[asked] || ofStone[asked]);
        expect(both.Comment).toContain(ofCase.Comment);
        expect(both.Comment).toContain(ofStone.Comment);
      }),
    );
  });

  test('fills in what the case leaves open, and overrules nothing of it', () => {
    fc.assert(
      fc.property(anything, anything, (ofCase, ofStone) => {
        const both = joinCase(ofCase, ofStone);
        for (const field of ['contactName', 'contactPhone', 'contactEmail'] as const)
          expect(both[field]).toBe(ofCase[field].trim() === '' ? ofStone[field] : ofCase[field]);
        expect(both.StonemasonId).toBe(ofCase.StonemasonId ?? ofStone.StonemasonId);
        expect([both.whoContacts, both.InvoiceEnduser]).toEqual([ofCase.whoContacts, ofCase.InvoiceEnduser]);
      }),
    );
  });

  test('stands at one of the two churchyards, by its name and number both', () => {
    fc.assert(
      fc.property(anything, anything, (ofCase, ofStone) => {
        const isPlaced = ofCase.ChurchyardId != null || ofCase.ChurchyardName.trim() !== '';
        const from = isPlaced ? ofCase : ofStone;
        expect(joinCase(ofCase, ofStone)).toMatchObject({
          ChurchyardId: from.ChurchyardId,
          ChurchyardName: from.ChurchyardName,
        });
      }),
    );
  });

  test('says nothing twice, however often it comes', () => {
    fc.assert(
      fc.property(anything, anything, (ofCase, ofStone) => {
        const once = joinCase(ofCase, ofStone);
        expect(joinCase(once, ofStone)).toEqual(once);
      }),
    );
  });
});

describe('What two decide at the same time', () => {
  test('is the own where it was changed here, and theirs everywhere else', () => {
    fc.assert(
      fc.property(anything, anything, anything, (own, before, theirs) => {
        const both = overTheirs(own, before, theirs);
        for (const field of DECISIONS) {
          const isOwn = (own[field] ?? null) !== (before[field] ?? null);
          expect(both[field]).toEqual(isOwn ? own[field] : theirs[field]);
        }
      }),
    );
  });

  test('keeps a field that was emptied here empty', () => {
    const before = { ...NOTHING, contactName: 'Anna', StonemasonId: 1 };
    const own = { ...before, contactName: '', StonemasonId: null };
    const theirs = { ...before, contactPhone: '20304050' };
    expect(overTheirs(own, before, theirs)).toMatchObject({
      contactName: '',
      StonemasonId: null,
      contactPhone: '20304050',
    });
  });
});
