import type { Chance } from '../chance';
import type { Schema } from '../fuzz/described';

/** Realistic words; one that matches a schema's pattern is chosen. */
const WORDS = [
  'Elsket og savnet',
  'Anna Holm',
  '* 12.4.1941',
  'Hvil i fred 💐',
  'æøå ß',
  '12',
  '25,5',
  '#112233',
  'Alegreya',
  'bo@example.com',
];

/** Values that refer to something that exists, as in most requests. */
const THERE: Readonly<Record<string, readonly unknown[]>> = {
  StoneTypeId: [15, '15'],
  StonemasonId: [1, '1', null],
  ProjectId: [null],
  fontFamily: ['Alegreya'],
};

/** A list's length, as its schema allows: most stones have a few lines, some have many. */
const howMany = (most: number, chance: Chance) => Math.min(most, chance.below(chance.oneIn(15) ? 60 : 4));

function textFor({ minLength = 0, maxLength = 1e6, pattern }: Schema, chance: Chance): string {
  const fitting = pattern === undefined ? WORDS : WORDS.filter((word) => new RegExp(pattern).test(word));
  const most = chance.oneIn(30) ? Math.min(maxLength, 3000) : 40;
  const word = fitting.length > 0 ? chance.pick(fitting) : `${'a1'.repeat(32)}.webp`;
  if (pattern !== undefined) return word;
  const text = most > 40 ? `${word} `.repeat(Math.ceil(most / (word.length + 1))) : word;
  // Cut between characters: half a surrogate pair is not valid text.
  return [...text]
    .slice(0, Math.floor(Math.min(most, maxLength) / 2))
    .join('')
    .padEnd(minLength, 'x');
}

function numberFor({ minimum, exclusiveMinimum, maximum, type }: Schema, chance: Chance): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const most = Math.min(maximum ?? 2000, least + 2000);
  const fraction = type === 'integer' || chance.oneIn(2) ? 0 : 0.25;
  return Math.min(most, least + chance.below(most - least + 1) + fraction);
}

function plain(schema: Schema, chance: Chance): unknown {
  const { type } = schema;
  switch (typeof type === 'object' ? chance.pick(type) : type) {
    case 'number':
    case 'integer':
      return numberFor(schema, chance);
    case 'boolean':
      return chance.oneIn(2);
    case 'string':
      return textFor(schema, chance);
    case 'array': {
      const { prefixItems, items = {}, minItems = 0, maxItems = 1000 } = schema;
      if (prefixItems) return prefixItems.map((each) => validValue(each, chance));
      const length = Math.max(minItems, howMany(maxItems, chance));
      return Array.from({ length }, () => validValue(items, chance));
    }
    case 'object':
      return {};
    default:
      return null;
  }
}

/** Whether a schema accepts a value of a type. */
function takes({ anyOf, type, pattern }: Schema, value: unknown): boolean {
  if (anyOf) return anyOf.some((each) => takes(each, value));
  const name = value === null ? 'null' : typeof value;
  return (typeof type === 'object' ? type : [type]).includes(name) && (!pattern || /^\d+$/.test(`${value}`));
}

/** A value that a schema accepts. */
export function validValue(schema: Schema, chance: Chance): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return validValue(chance.pick(branches), chance);
  if (!schema.properties) return plain(schema, chance);
  const { required = [] } = schema;
  const entries = Object.entries(schema.properties)
    .filter(([name]) => required.includes(name) || chance.oneIn(2))
    .map(([name, each]) => {
      const there = chance.oneIn(10) ? [] : (THERE[name] ?? []).filter((value) => takes(each, value));
      return [name, there.length > 0 ? chance.pick(there) : validValue(each, chance)];
    });
  return Object.fromEntries(entries);
}
