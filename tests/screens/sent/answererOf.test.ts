import { describe, expect, test } from 'vitest';
import { answererOf } from '../../../src/screens/sent/answererOf';
import { stonemason } from '../../../src/stone/catalogue/stonemason';
import { defaultDecisions } from '../../../src/stone/decisions';

const MASON = stonemason.parse({
  ...{ id: 3, Name: 'Sten & Skrift', email: 'post@sten.example', phone: '86 10 20 30' },
  ...{ country: 'DK', locale: 'da' },
});
const PROVIDER = { name: 'Gravsten Nord', phone: '70 10 20 30', email: 'svar@nord.example' };
const decisions = {
  ...defaultDecisions(false),
  ...{ StonemasonId: 3, contactEmail: 'anne@holm.example', contactPhone: '' },
};

describe('Who answers what was sent', () => {
  test('is the stonemason it was sent to, and the answer goes to the contact’s addresses', () => {
    expect(answererOf({ decisions }, [MASON], PROVIDER)).toEqual({
      ...{ says: 'stonemason', name: 'Sten & Skrift', phone: '86 10 20 30', email: 'post@sten.example' },
      ways: ['anne@holm.example'],
    });
  });

  test.each(['family', 'undertaker'] as const)(
    'is heard from by the %s where that was chosen: nobody writes to the contact',
    (whoContacts) => {
      const asked = { decisions: { ...decisions, whoContacts } };
      expect(answererOf(asked, [MASON], PROVIDER)).toMatchObject({ says: whoContacts, ways: [] });
    },
  );

  test('is the provider while there is no stonemason', () => {
    const asked = { decisions: { ...decisions, StonemasonId: null, contactPhone: ' 12 34 56 78' } };
    expect(answererOf(asked, [MASON], PROVIDER)).toEqual({
      ...PROVIDER,
      ...{ says: 'assigned', ways: ['anne@holm.example', '12\u00a034\u00a056\u00a078'] },
    });
  });

  test('has no name, and no address of anybody else, where it is not known', () => {
    const unknown = { name: undefined, phone: undefined, email: undefined };
    expect(answererOf({ decisions }, [], PROVIDER)).toMatchObject(unknown);
    const asked = { decisions: { ...decisions, StonemasonId: null } };
    expect(answererOf(asked, [MASON], { name: null, email: null })).toMatchObject(unknown);
  });
});
