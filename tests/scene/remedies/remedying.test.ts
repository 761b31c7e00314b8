import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { buildScene } from '../../../src/scene/buildScene';
import { checkScene } from '../../../src/scene/checks/checkScene';
import type { Remedied } from '../../../src/scene/remedies/remedied';
import { remedyFor } from '../../../src/scene/remedies/remedyFor';
import { remedying } from '../../../src/scene/remedies/remedying';
import { applyEdit } from '../../../src/stone/edits/edit';
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
  heightsOf: (family) => FONTS.find((font) => font.family === family)?.heights ?? [],
};
const findings = checkScene(scene, strokes);

describe('A remedy found piece by piece', () => {
  test.each(findings.map((finding) => [`${finding.kind} of ${finding.elements}`, finding] as const))(
    'is the one found at once: %s',
    (_, finding) => {
      const pieces = [...remedying(finding, given)];
      expect(pieces.findLast((edit) => edit !== undefined)).toEqual(remedyFor(finding, given));
    },
  );

  test('lets others go first between two places it tries', () => {
    const outside = findings.find(({ kind }) => kind === 'outside');
    if (!outside) throw new Error('nothing is outside');
    const pieces = [...remedying(outside, given)];
    expect(pieces.length).toBeGreaterThan(scene.nodes.length + 1);
    expect(pieces.filter((edit) => edit !== undefined)).toHaveLength(1);
  });
});
