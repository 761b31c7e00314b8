import { describe, expect, test } from 'vitest';
import { showsEtching } from '../../src/scene/buildEtching';
import { scaledEtching } from '../../src/stone/edits/changeEtching';
import { etchingParm } from '../../src/stone/etching/parm';
import type { EtchingParm } from '../../src/stone/parm';

const etching: EtchingParm = etchingParm.parse({ type: 'etching', picture: 'data:,' });

describe('An etching', () => {
  test('shows on dark polished stone alone, and inverted on any that is not rough', () => {
    const on = (colour: string, finish: 'polished' | 'honed' | 'rough', inverted?: true) =>
      showsEtching({ inverted }, { colour, finish });
    expect(on('#1c1e23', 'polished')).toBe(true);
    expect(on('#434548', 'polished')).toBe(true);
    expect(on('#828381', 'polished')).toBe(false);
    expect(on('#1c1e23', 'honed')).toBe(false);
    expect(on('#c6c6c4', 'honed', true)).toBe(true);
    expect(on('#828282', 'rough', true)).toBe(false);
  });

  test('is pulled to whole mm in its proportion, within what can be etched', () => {
    const sides = (scale: number) => {
      const { width, height } = scaledEtching(etching, scale);
      return [width, height];
    };
    expect(sides(1.5)).toEqual([135, 180]);
    expect(sides(0.1)).toEqual([30, 40]);
    expect(sides(9)).toEqual([450, 600]);
    expect(scaledEtching(etching, 1)).toBe(etching);
  });
});
