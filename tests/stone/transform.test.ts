import fc from 'fast-check';
import svgpath from 'svgpath';
import { describe, expect, test } from 'vitest';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { readTransform } from '../../src/stone/transform';
import { pointsOf } from '../painting/svgFile';
import { catalogue, ornamentAt, sceneWith } from '../scene/drawnStone';

const rose = (given: object = {}) => ({
  type: 'sandblownVignet',
  vignetId: 552,
  scale: 1,
  position: { x: 300, y: 300, rotation: 0 },
  ...given,
});

const vignet = catalogue.vignets.find(({ id }) => id === 552);
if (!vignet) throw new Error('vignet 552 is missing');

/** What an independent reader of SVG makes of the vignet under a transform about its middle. */
function byAnotherReader(transform: string): Float64Array {
  const { outline, width, height } = vignet as NonNullable<typeof vignet>;
  const moved = svgpath(outline)
    .abs()
    .unshort()
    .unarc()
    .translate(-width / 2, -height / 2);
  return outlineFromSvg(moved.transform(transform).toString()).coords;
}

function farthest(one: Float64Array, other: Float64Array): number {
  expect(one.length).toBe(other.length);
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? Number.NaN))), 0);
}

describe('The transform of a vignet', () => {
  test.each([
    'rotate(30)',
    'scale(2 0.5)',
    'scale(-1, 1)',
    'translate(12,-7)',
    'skewX(20)',
    'skewY(-15)',
    'matrix(0.5 0.2 -0.3 1.1 4 5)',
    'rotate(30 10 20)',
    'translate(5) rotate(-45) scale(1.2)',
    '  skewX(10) , rotate(9)  ',
  ])('%s is what SVG makes of it, about the vignet’s middle', (transform) => {
    const scene = sceneWith(rose({ transform }));
    expect(scene.warnings).toEqual([]);
    expect(farthest(ornamentAt(scene).outline.coords, byAnotherReader(transform))).toBeLessThan(1e-9);
  });

  test.each([
    ['rotate(0.25turn)', 'rotate(90)'],
    ['rotate(90deg) scaleX(-1)', 'rotate(90) scale(-1,1)'],
    ['translateX(3mm) translateY(-2mm)', 'translate(3,-2)'],
    ['SKEW(10deg, 0)', 'skewX(10)'],
    ['rotate(1e1)', 'rotate(10)'],
  ])('%s of CSS is %s', (css, svg) => {
    const [one, other] = [readTransform(css), readTransform(svg)];
    for (const [at, part] of (one ?? []).entries()) expect(part).toBeCloseTo(other?.[at] ?? Number.NaN, 12);
    expect(one).toHaveLength(6);
  });

  test('comes after `reverse` and before the place, and the box holds what it makes', () => {
    const scene = sceneWith(rose({ reverse: true, transform: 'translate(50 0)', scale: 0.5 }));
    const { box } = ornamentAt(scene);
    expect((box.left + box.right) / 2).toBeCloseTo(50, 9);
    const d = /<g data-element="0"><path d="([^"]+)"/.exec(paintSvg(scene))?.[1] ?? '';
    const middle = sceneWith(rose({ reverse: true, scale: 0.5, position: { x: 325, y: 300, rotation: 0 } }));
    const same = /<g data-element="0"><path d="([^"]+)"/.exec(paintSvg(middle))?.[1] ?? '';
    const [one, other] = [pointsOf(d), pointsOf(same)];
    expect(one.length).toBe(other.length);
    for (const [at, [x, y]] of one.entries()) {
      expect(Math.hypot(x - (other[at]?.[0] ?? NaN), y - (other[at]?.[1] ?? NaN))).toBeLessThan(0.001);
    }
  });

  test('leaves a vignet without one as it is drawn in the catalogue', () => {
    for (const transform of ['', ' ', 'none', 'rotate(0)', 'scale(1)']) {
      const node = ornamentAt(sceneWith(rose({ transform })));
      expect(node.source).toBe('vignet 552');
      expect(node.outline).toEqual(ornamentAt(sceneWith(rose())).outline);
    }
  });
});

describe('A transform that cannot be read', () => {
  test.each([
    'rotate',
    'rotate()',
    'rotate(1,2)',
    'rotate(30px)',
    'translate(5px)',
    'scale(0)',
    'scale(1e9)',
    'matrix(1 2 3)',
    'matrix(1 1 1 1 0 0)',
    'perspective(3)',
    'rotate(30) nonsense',
    'rotate(30',
    '; rotate(30)',
    'rotate(NaN)',
    'toString(1)',
  ])('%s is ignored with a warning, and the vignet is drawn', (transform) => {
    const scene = sceneWith(rose({ transform }));
    expect(scene.warnings).toMatchObject([{ kind: 'unknownTransform', elements: [0], value: transform }]);
    expect(ornamentAt(scene).outline).toEqual(ornamentAt(sceneWith(rose())).outline);
  });

  test('never makes anything that is not finite, whatever is written', () => {
    const word = fc.constantFrom(
      'rotate',
      'scale',
      'matrix',
      'skewX',
      'translate',
      '(',
      ')',
      ',',
      ' ',
      '-',
      '.',
      'e',
    );
    const written = fc.array(fc.oneof(word, fc.double().map(String), fc.string({ maxLength: 3 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(written, (parts) => {
        const read = readTransform(parts.join(''));
        expect(read === undefined || read.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
