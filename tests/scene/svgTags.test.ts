import { describe, expect, test } from 'vitest';
import { svgTags } from '../../src/scene/svgTags';

const read = (svg: string) =>
  [...svgTags(svg)].map(({ name, isEnd, attributes }) => [isEnd ? `/${name}` : name, ...attributes]);

describe('The tags of an SVG', () => {
  test('are read with their attributes, in either kind of quotes', () => {
    expect(read(`<svg a="1 > 2" b = 'it is "so"'><path d="M0 0"/></svg >`)).toEqual([
      ['svg', ['a', '1 > 2'], ['b', 'it is "so"']],
      ['path', ['d', 'M0 0']],
      ['/svg'],
    ]);
  });

  test('are none of comments, declarations and what is said in words', () => {
    const said = '<title>a <b> c</title><desc/><metadata><x:y/></metadata>';
    expect(read(`<?xml version="1.0"?><!DOCTYPE svg><!-- <path/> --><svg>${said}<g></g></svg>`)).toEqual([
      ['svg'],
      ['g'],
      ['/g'],
      ['/svg'],
    ]);
  });

  test.each(['<svg a=1>', '<svg a="1>', '<svg a>', '<svg', '< svg>', '<!-- <svg>', '<title>', '<svg "a">'])(
    'are refused where they are not written as XML has them: %s',
    (svg) => {
      expect(() => read(svg)).toThrow(SyntaxError);
    },
  );

  test('are read in one go, whatever is written', () => {
    const length = 1_000_000;
    const hostile = ['<', '<a ', '<!--', '<title>', '<a b="', "<a b='1' ", '<?', '</', '< '].map((piece) =>
      piece.repeat(length / piece.length),
    );
    for (const svg of [...hostile, `<a${' '.repeat(length)}`, `<a ${'b="" '.repeat(length / 5)}`]) {
      const began = performance.now();
      expect(() => read(svg)).toThrow(SyntaxError);
      expect(performance.now() - began, svg.slice(0, 8)).toBeLessThan(1000);
    }
  });
});
