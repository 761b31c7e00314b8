import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { joinsSteps } from '../../src/stone/edits/edit';
import { sandblownVignetParm, standardVignetParm } from '../../src/stone/parm';
import { LANTERN, ROSE, sampleDesign } from './sampleDesign';

const dove = sandblownVignetParm.parse({ type: 'sandblownVignet', vignetId: 560, fontColor: '#fff' });
const bronze = standardVignetParm.parse({ type: 'standardVignet', vignetId: 601, fontColor: '#663402' });

describe('A vignet that gives its place to another', () => {
  test('leaves it everything but its shape, where that is carried out alike', () => {
    const before = sampleDesign();
    const after = applyEdit(before, { kind: 'swapVignet', element: ROSE, vignet: dove });
    expect(after.Parms[ROSE]).toEqual({ ...before.Parms[ROSE], vignetId: 560 });
    expect(after.Parms).toHaveLength(before.Parms.length);
  });

  test('leaves it its place and its turn where that is carried out otherwise, and no size or colour', () => {
    const turned = applyEdit(sampleDesign(), { kind: 'turn', element: ROSE, rotation: 12 });
    const after = applyEdit(turned, { kind: 'swapVignet', element: ROSE, vignet: bronze });
    expect(after.Parms[ROSE]).toEqual({ ...bronze, position: turned.Parms[ROSE]?.position });
  });

  test('is a step of undo of its own; nothing but a vignet gives way', () => {
    const before = sampleDesign();
    expect(joinsSteps({ kind: 'swapVignet', element: ROSE, vignet: dove })).toBe(false);
    expect(applyEdit(before, { kind: 'swapVignet', element: LANTERN, vignet: dove })).toBe(before);
  });
});
