import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { buildScene } from '../../../src/scene/buildScene';
import { checkScene } from '../../../src/scene/checks/checkScene';
import { remedyFor } from '../../../src/scene/remedies/remedying';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import type { FindingKind } from '../../../src/stone/finding';
import { letterHeightsOn } from '../../../src/stone/letterHeights';
import type { Design } from '../../../src/stone/stone';
import { designWith, sources } from '../drawnStone';
import { strokes } from '../measuredStrokes';

const line = (given: object) => ({
  type: 'text',
  subText: 'Anna Skov',
  fontFamily: 'EB Garamond',
  fontSize: '30',
  position: { x: 300, y: 400, rotation: 0 },
  ...given,
});
const kindsOf = (design: Design) => checkScene(buildScene(design, sources), strokes).map(({ kind }) => kind);

/** The design with the first finding of a kind mended as its remedy says. */
function mended(design: Design, kind: FindingKind): Design {
  const scene = buildScene(design, sources);
  const finding = checkScene(scene, strokes).find((each) => each.kind === kind);
  if (!finding) throw new Error(`no ${kind} among ${kindsOf(design)}`);
  const edit = remedyFor(finding, {
    design,
    scene,
    measures: strokes,
    after: (tried) => buildScene(applyEdit(design, tried), sources),
    letterHeights: letterHeightsOn(FONTS, scene.slab.variant),
    vignet: (id) => sources.vignet(id),
    families: [],
  });
  if (!edit) throw new Error(`no remedy for ${kind}`);
  return applyEdit(design, edit);
}

describe('What a mason objects to is mended by a press', () => {
  test('letters that run into each other are set apart, and no others', () => {
    const design = designWith([line({ subText: 'Anna', subTextSpacing: '0,-6,0,0' })]);
    expect(kindsOf(design)).toEqual(['lettersTouching']);
    const after = mended(design, 'lettersTouching');
    expect(kindsOf(after)).toEqual([]);
    const [spaced] = after.Parms;
    const spacings = spaced?.type === 'text' ? spaced.subTextSpacing.split(',').map(Number) : [];
    expect(spacings.filter((mm) => mm !== 0)).toHaveLength(1);
    expect(spacings[1]).toBeGreaterThan(-6);
  });

  test('a stroke too thin to be cut takes the next height on offer that can', () => {
    const design = designWith([line({ fontFamily: 'Great Vibes', subText: 'Anna', fontSize: '20' })]);
    expect(kindsOf(design)).toContain('tooThin');
    const after = mended(design, 'tooThin');
    expect(kindsOf(after)).toEqual([]);
    const offered = FONTS.find(({ family }) => family === 'Great Vibes')?.heights;
    expect(offered).toContain(Number(after.Parms[0]?.type === 'text' && after.Parms[0].fontSize));
  });

  test.each([
    ['outside', 'over the right edge', line({ position: { x: 580, y: 400, rotation: 0 } })],
    [
      'outside',
      'in a corner that is cut away, and turned',
      line({ position: { x: 40, y: 60, rotation: 30 } }),
    ],
    [
      'outside',
      'broader than the stone',
      line({ subText: 'Anna Margrethe Skovgaard-Petersen', fontSize: '60' }),
    ],
    ['nearEdge', 'at the foot', line({ position: { x: 300, y: 745, rotation: 0 } })],
    [
      'attachmentOff',
      'a lantern over the edge',
      { type: 'attachment', attachmentId: 101, position: { x: 590, y: 400, rotation: 0 } },
    ],
  ] as const)('what is %s is fitted to the stone: %s', (kind, _where, element) => {
    const design = designWith([element]);
    expect(kindsOf(design)).toContain(kind);
    const after = mended(design, kind);
    expect(kindsOf(after)).toEqual([]);
    if (element.type === 'attachment') expect(after.Parms[0]?.scale).toBe(1);
  });

  test('what lies across the frame is set within it', () => {
    const design = designWith([line({ position: { x: 300, y: 722, rotation: 0 } })], {
      Frame: { Type: 'line' },
    });
    expect(kindsOf(design)).toContain('overFrame');
    expect(kindsOf(mended(design, 'overFrame'))).toEqual([]);
  });
});
