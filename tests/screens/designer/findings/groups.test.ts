import { describe, expect, test } from 'vitest';
import { grouped } from '../../../../src/screens/designer/findings/groups';
import { keyOf } from '../../../../src/screens/designer/findings/keyOf';
import { findingKind, found } from '../../../../src/stone/finding';

describe('Findings', () => {
  test('stand in groups in one order, each in its own order, and empty groups are left out', () => {
    const findings = [
      found('error', 'tooTall', {}),
      found('error', 'outside', { elements: [1] }),
      found('error', 'nameDiffers', { elements: [0] }),
      found('warning', 'nearEdge', { elements: [2] }),
    ];
    expect(grouped(findings).map(({ group, findings }) => [group, findings.map(({ kind }) => kind)])).toEqual(
      [
        ['words', ['nameDiffers']],
        ['place', ['outside', 'nearEdge']],
        ['churchyard', ['tooTall']],
      ],
    );
  });

  test('are each in just one group, whatever their kind', () => {
    const all = findingKind.options.map((kind) => found('warning', kind, { elements: [0] }));
    expect(grouped(all).flatMap(({ findings }) => findings)).toHaveLength(all.length);
  });

  test('that are about a stone too thin are the churchyard’s, about a line the mason’s', () => {
    const [ofLine, ofStone] = [found('error', 'tooThin', { elements: [0] }), found('error', 'tooThin', {})];
    expect(grouped([ofStone, ofLine]).map(({ group }) => group)).toEqual(['letters', 'churchyard']);
  });

  test('are told apart by what they are about', () => {
    const at = (index: number) => ({ element: 0, index, character: 'a' });
    const keys = [
      found('error', 'outside', { elements: [0] }),
      found('error', 'outside', { elements: [1] }),
      found('error', 'lettersTouching', { elements: [0], characters: [at(0), at(1)] }),
      found('error', 'lettersTouching', { elements: [0], characters: [at(1), at(2)] }),
    ].map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    // It is an element's id in the page, which holds no blanks.
    expect(keyOf(found('error', 'sampleWords', { value: 'Fornavn Efternavn' }))).not.toMatch(/\s/);
  });
});
