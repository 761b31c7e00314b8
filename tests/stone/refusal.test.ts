import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parm } from '../../src/stone/parm';
import { design } from '../../src/stone/stone';

const text = { type: 'text', subText: 'Ib' };

/** Where the first thing is wrong in a body that is refused. */
function faultIn(body: unknown): string {
  const read = design.safeParse(body);
  return read.success ? 'nothing' : (read.error.issues[0]?.path.join('.') ?? '');
}

describe('A design is refused', () => {
  test('where it is no object', () => {
    for (const body of [null, undefined, 'sten', 15, [], true]) {
      expect(design.safeParse(body).success, JSON.stringify(body)).toBe(false);
    }
  });

  test('with a measure that is no number, saying which', () => {
    for (const x of [Number.NaN, Number.POSITIVE_INFINITY, 'NaN', '12 mm', null, true, {}]) {
      expect(faultIn({ Parms: [text, { ...text, position: { x } }] })).toBe('Parms.1.position.x');
    }
  });

  test('with a place farther than ten metres away', () => {
    expect(faultIn({ Parms: [{ ...text, position: { y: 10_000 } }] })).toBe('nothing');
    expect(faultIn({ Parms: [{ ...text, position: { y: -10_001 } }] })).toBe('Parms.0.position.y');
  });

  test('with a scale that is not positive', () => {
    for (const scale of [0, -1, '0', 1001])
      expect(faultIn({ Parms: [{ ...text, scale }] })).toBe('Parms.0.scale');
  });

  test('with a font size that is not positive or taller than two metres', () => {
    for (const fontSize of ['0', '-5', 'stor', '', 2001, '1e1', Number.NaN]) {
      expect(faultIn({ Parms: [{ ...text, fontSize }] }), String(fontSize)).toBe('Parms.0.fontSize');
    }
    expect(faultIn({ Parms: [{ ...text, fontSize: 2000 }] })).toBe('nothing');
  });

  test('with more than 500 elements', () => {
    expect(faultIn({ Parms: new Array(500).fill(text) })).toBe('nothing');
    expect(faultIn({ Parms: new Array(501).fill(text) })).toBe('Parms');
  });

  test('with a line of more than 500 letters', () => {
    expect(faultIn({ Parms: [{ ...text, subText: 'a'.repeat(500) }] })).toBe('nothing');
    expect(faultIn({ Parms: [{ ...text, subText: 'a'.repeat(501) }] })).toBe('Parms.0.subText');
  });

  test('with an element of a kind that does not exist', () => {
    expect(faultIn({ Parms: [{ type: 'photo' }] })).toBe('Parms.0.type');
    expect(faultIn({ Parms: [{}] })).toBe('Parms.0.type');
    expect(faultIn({ Parms: ['Anna'] })).toBe('Parms.0');
  });

  test('with an id that is no whole number', () => {
    for (const vignetId of [1.5, -1, 'rose', '9'.repeat(16), null, undefined]) {
      expect(faultIn({ Parms: [{ type: 'standardVignet', vignetId }] })).toBe('Parms.0.vignetId');
    }
  });

  test('with a kind of grave that nobody makes stones for', () => {
    expect(faultIn({ type: 'ship' })).toBe('type');
  });
});

describe('Reading an element', () => {
  test('answers or refuses whatever the JSON, and never throws anything else', () => {
    const fields = ['position', 'scale', 'subText', 'subTextSpacing', 'fontSize', 'cursive', 'vignetId'];
    const type = fc.constantFrom('text', 'sandblownVignet', 'standardVignet', 'customVignet', 'attachment');
    const json = fc.dictionary(fc.constantFrom(...fields), fc.jsonValue());
    fc.assert(
      fc.property(type, json, (kind, body) => {
        const read = parm.safeParse({ ...body, type: kind });
        if (read.success) expect(parm.parse(JSON.parse(JSON.stringify(read.data)))).toEqual(read.data);
        else expect(read.error.issues.length).toBeGreaterThan(0);
      }),
    );
  });
});
