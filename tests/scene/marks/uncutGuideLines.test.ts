import { expect, test } from 'vitest';
import { centreLinesOf } from '../../../src/painting/sheet/centreLinesOf';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { buildScene } from '../../../src/scene/buildScene';
import { designWith, sources } from '../drawnStone';

const LINE = { type: 'text', subText: 'Anna', fontSize: '40', position: { x: 300, y: 300 } };

test('Horizontal guide lines are in no scene, which every file is painted from, and none of a sheet’s centre lines', () => {
  const bare = designWith([LINE], { centerLineLeft: 200 });
  const laid = designWith([LINE], { centerLineLeft: 200, guideLines: [60, 175.5] });
  expect(laid.guideLines).toEqual([60, 175.5]);
  expect(paintSvg(buildScene(laid, sources))).toBe(paintSvg(buildScene(bare, sources)));
  expect(centreLinesOf(laid, 600)).toEqual([200]);
});
