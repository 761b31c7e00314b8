import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { buildScene } from '../../../src/scene/buildScene';
import { checkScene } from '../../../src/scene/checks/checkScene';
import type { Remedied } from '../../../src/scene/remedies/remedied';
import { remedying } from '../../../src/scene/remedies/remedying';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { letterHeightsOn } from '../../../src/stone/letterHeights';
import { FAULTY } from '../../export/faultyStone';
import { designWith, sources } from '../drawnStone';
import { strokes } from '../measuredStrokes';

const design = designWith(FAULTY.Parms.slice(0, 6));
const scene = buildScene(design, sources);
const given: Remedied = {
  design,
  scene,
  measures: strokes,
  after: (edit) => buildScene(applyEdit(design, edit), sources),
  letterHeights: letterHeightsOn(FONTS, scene.slab.variant),
  vignet: (id) => sources.vignet(id),
  families: [],
};
const findings = checkScene(scene, strokes);

describe('A remedy found piece by piece', () => {
  test('lets others go first between two places it tries', () => {
    const outside = findings.find(({ kind }) => kind === 'outside');
    if (!outside) throw new Error('nothing is outside');
    const pieces = [...remedying(outside, given)];
    expect(pieces.length).toBeGreaterThan(scene.nodes.length + 1);
    expect(pieces.filter((edit) => edit !== undefined)).toHaveLength(1);
  });
});
