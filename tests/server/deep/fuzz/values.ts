import type { Chance } from '../chance';
import type { Schema } from './described';

const LONG = 'gravsten'.repeat(20_000);

/** Values that often break programs: wrong types, extreme numbers, texts that databases and parsers dislike. */
export const NASTY: readonly unknown[] = [
  ...[null, true, false, '', ' ', [], {}, [[]], [null], { length: -1 }],
  ...[0, -0, -1, 1, 1.5, 1e308, -1e308, 1e-320, 2 ** 31, 2 ** 31 - 1, 2 ** 53, -(2 ** 53), 2 ** 63, 1e21],
  ...['0', '-1', '1e400', 'NaN', 'Infinity', '20,5', '0x10', '１２', '1_000', '99999999999999999999'],
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    'x\ud83d',
    '\u202e',
    '\ufeff',
    '\r\nX-Sly: 1',
    '💐'.repeat(500),
  ],
  ...['__proto__', 'constructor', 'toString', '../../etc/passwd', `'; drop table stones; --`, '%00', '{{x}}'],
  ...[
    '<script>alert(1)</script>',
    'data:image/png;base64,',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,<svg/>',
  ],
  ...['2026-02-30', '∞', 'ﷺ'.repeat(300), 'é'.normalize('NFD').repeat(400), '\u0301'.repeat(1000), LONG],
  JSON.parse('{"__proto__":{"polluted":1}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":1}}}'),
  Array(2000).fill(0),
  Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])),
];

/** Nested arrays or objects of so many levels. */
export function nested(levels: number, inArrays: boolean): string {
  return inArrays
    ? '['.repeat(levels) + ']'.repeat(levels)
    : `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

function right(schema: Schema, chance: Chance): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  switch (schema.type) {
    case 'number':
    case 'integer':
      return chance.below(2000);
    case 'boolean':
      return chance.oneIn(2);
    case 'string':
      return chance.pick(['Navn', '12', '25.5', '#112233', 'Alegreya']);
    default:
      return null;
  }
}

/** A value for a schema: mostly valid, with one in `spoil` of its parts nasty. */
export function valueFor(schema: Schema, chance: Chance, spoil: number): unknown {
  if (chance.oneIn(spoil)) return chance.pick(NASTY);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return valueFor(chance.pick(branches), chance, spoil);
  if (schema.type === 'array' || schema.items) {
    const { items = {} } = schema;
    return Array.from({ length: chance.below(4) }, () => valueFor(items, chance, spoil));
  }
  if (schema.properties) {
    const entries = Object.entries(schema.properties).filter(() => chance.oneIn(2));
    const made = entries.map(([name, each]) => [name, valueFor(each, chance, spoil)]);
    if (chance.oneIn(8)) made.push([String(chance.pick(NASTY)), 1]);
    return Object.fromEntries(made);
  }
  return right(schema, chance);
}
