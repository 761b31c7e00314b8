import { expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { FontCache } from '../../../src/lettering/fontCache';
import { buildScene } from '../../../src/scene/buildScene';
import { checkScene } from '../../../src/scene/checks/checkScene';
import { OwnPictures } from '../../../src/scene/ownPictures';
import { remedyFor } from '../../../src/scene/remedies/remedying';
import { sayRemedy } from '../../../src/scene/remedies/sayRemedy';
import { sourcesFrom } from '../../../src/scene/sourcesFrom';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { catalogue, designWith } from '../drawnStone';
import { strokes } from '../measuredStrokes';

/** A stroke of the pen, 0.4 mm wide at the size it was entered with, in a drawing of 200 by 40 units and 100 by 20 mm. */
const SIGNATURE = '<svg viewBox="0 0 200 40"><path d="M10 20H190V20.8H10Z"/></svg>';

test('A signature too thin to be cut is thickened to the least stroke, and no more than it needs', async () => {
  const design = designWith(
    [{ type: 'customVignet', vignetId: 7, scale: 1.25, position: { x: 300, y: 400, rotation: 0 } }],
    { stoneVignets: [{ id: 7, url: '/uploads/signature.svg', width: 100, height: 20 }] },
  );
  const own = new OwnPictures(async () => Uint8Array.from(Buffer.from(SIGNATURE)).buffer);
  await own.load(['/uploads/signature.svg']);
  const sources = sourcesFrom(catalogue, new FontCache(fileBytes, FONTS), own);
  const scene = buildScene(design, sources);
  const finding = checkScene(scene, strokes).find(({ kind }) => kind === 'tooThin');
  expect(finding).toMatchObject({ limit: 0.7 });
  if (!finding) return;
  const edit = remedyFor(finding, {
    design,
    scene,
    measures: strokes,
    after: (tried) => buildScene(applyEdit(design, tried), sources),
    letterHeights: () => [],
    vignet: () => undefined,
    families: [],
  });
  if (!edit) throw new Error('no remedy');
  const said = sayRemedy(finding, edit, design);
  expect(said?.does).toBe('thickenStrokes');
  const mm = said?.does === 'thickenStrokes' ? said.mm : 0;
  // 0.4 mm of the drawing are 0.5 on the stone: 0.2 are lacking.
  expect(mm).toBeGreaterThanOrEqual(0.2 - 1e-9);
  expect(mm).toBeLessThanOrEqual(0.3 + 1e-9);
  const after = checkScene(buildScene(applyEdit(design, edit), sources), strokes);
  expect(after.map(({ kind }) => kind)).not.toContain('tooThin');
});
