import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JSXAttribute, type JSXOpeningElement, parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

const memoised = sources.flatMap(({ text }) =>
  [...text.matchAll(/ (\w+) = memo\(/g)].flatMap(([, component]) => component ?? []),
);

/** What is another object each time it is evaluated. */
const ANEW = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'ObjectExpression',
  'ArrayExpression',
]);
const MAKING = /\.(map|filter|flatMap|slice|toSorted)\(/;

function isMadeAnew({ value }: JSXAttribute, text: string): boolean {
  if (value?.type !== 'JSXExpressionContainer') return false;
  const { type, start, end } = value.expression;
  return ANEW.has(type) || (type === 'CallExpression' && MAKING.test(text.slice(start, end)));
}

interface Use {
  readonly component: string;
  /** The file, and the attributes that are made anew each time. */
  readonly file: string;
  readonly anew: readonly string[];
}

function usesIn({ name: file, text }: (typeof sources)[number]): readonly Use[] {
  const uses: Use[] = [];
  const note = ({ name, attributes }: JSXOpeningElement) => {
    if (name.type !== 'JSXIdentifier' || !memoised.includes(name.name)) return;
    const anew = attributes.flatMap((one) =>
      one.type === 'JSXAttribute' && isMadeAnew(one, text) ? text.slice(one.name.start, one.name.end) : [],
    );
    uses.push({ component: name.name, file, anew });
  };
  new Visitor({ JSXOpeningElement: note }).visit(parseSync(file, text).program);
  return uses;
}

test('a component that is drawn anew only when it is given something else is given nothing that is made each time', () => {
  expect(memoised).toEqual(expect.arrayContaining(['CardGrid', 'ElementRow', 'ElementRows']));
  const uses = sources.flatMap(usesIn);
  expect(memoised.filter((one) => !uses.some(({ component }) => component === one))).toEqual([]);
  expect(uses.filter(({ anew }) => anew.length > 0)).toEqual([]);
});
