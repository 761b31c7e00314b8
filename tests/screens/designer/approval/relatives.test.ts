import { describe, expect, test } from 'vitest';
import { isMiswritten, lacksName, requestOf } from '../../../../src/screens/designer/approval/relatives';
import type { Locale } from '../../../../src/stone/catalogue/naming';

const relative = (name: string, email = '', locale: Locale = 'da') => ({ id: 0, name, email, locale });

describe('The relatives who are asked', () => {
  test('are those who are named, with an address where there is one, each in their language, and never more needed than are asked', () => {
    const typed = [
      relative(' Anna Holm ', ' anna@example.com ', 'de'),
      relative('Jens Holm'),
      relative('  '),
    ];
    expect(requestOf(typed, 3, 21)).toEqual({
      approvers: [
        { name: 'Anna Holm', email: 'anna@example.com', locale: 'de' },
        { name: 'Jens Holm', locale: 'da' },
      ],
      needed: 2,
      days: 21,
    });
  });

  test('wait for the name of whoever has an address only, who would be left out unsaid, and for an address that is one', () => {
    const typed = [
      relative('Anna'),
      relative('', 'jens@example.com'),
      relative('Jens', 'jens@'),
      relative(''),
    ];
    expect(typed.map(lacksName)).toEqual([false, true, false, false]);
    expect(typed.map(isMiswritten)).toEqual([false, false, true, false]);
  });
});
