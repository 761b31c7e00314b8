import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { readDesign } from '../../server/commands/readDesign';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import { pictureInAddress, sceneOf } from '../../server/drawing/scenes';
import { sealScene } from '../../server/drawing/sealScene';
import { makeFile } from '../../src/painting/files/makeFile';
import { namesIn } from '../../src/scene/sourcesFrom';

const DESIGN = 'examples/urn-slab.json';
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const [dxf, moved, bare, other] = ['s.dxf', 'moved.dxf', 'bare.dxf', 'other.json'].map((name) =>
  join(folder, name),
);

const verify = (...given: (string | undefined)[]) => {
  const args = given.filter((each) => each !== undefined);
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'server/commands/verify.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, LANG: 'da_DK.UTF-8', LC_ALL: '' },
  });
  return { status, said: stdout + stderr };
};

beforeAll(async () => {
  const { catalogue } = await catalogueFromFiles();
  const { design, id } = await readDesign(DESIGN);
  const scene = await sceneOf({ design, catalogue }, pictureInAddress);
  const tile = tilesIn('catalogue');
  const { seal } = await sealScene({ scene, design, catalogue }, tile);
  const stone = { scene, design, id, names: namesIn(catalogue), locale: 'da' as const };
  const supplies = await fileSupplies('da', tile);
  const order = { format: 'dxf', legacy: false } as const;
  const text = String(await makeFile(order, { ...stone, seal }, supplies));
  writeFileSync(String(dxf), text);
  writeFileSync(String(bare), await makeFile(order, stone, supplies));
  // By hand: the first coordinate of the layer that is engraved, a hundredth of a mm to the right.
  const lines = text.split('\n');
  // A DXF is pairs of lines: a group's code and its value.
  const codes = lines.flatMap((line, index) =>
    (index - lines.indexOf('ENTITIES')) % 2 === 1 && index > lines.indexOf('ENTITIES')
      ? [[line.trim(), index] as const]
      : [],
  );
  const engraved = codes.findIndex(([code, index]) => code === '8' && lines[index + 1] === 'ENGRAVE');
  const at = (codes.slice(engraved).find(([code]) => code === '10')?.[1] ?? 0) + 1;
  writeFileSync(String(moved), lines.with(at, String(Number(lines[at]) + 0.01)).join('\n'));
  const json = JSON.parse(readFileSync(DESIGN, 'utf8'));
  json.Parms[0].position.x += 0.001;
  writeFileSync(String(other), JSON.stringify(json));
}, 120_000);

test('a file of what was approved is told from one whose outline was moved, one of another design, and one without a seal', () => {
  const same = verify(dxf, '--design', DESIGN);
  expect(same.said).toContain('Designet er det, der blev godkendt');
  expect(same.said).toContain('Filens egne konturer er designets');
  expect(same.status).toBe(0);
  const tampered = verify(moved, '--design', DESIGN);
  expect(tampered.said).toContain('Filens egne konturer er ikke designets inden for 0.005 mm');
  expect(tampered.status).toBe(2);
  const changed = verify(dxf, '--design', other);
  expect(changed.said).toContain('Designet er ændret siden godkendelsen.');
  expect(changed.status).toBe(2);
  expect(verify(bare).status).toBe(2);
  const german = verify(bare, '--locale', 'de');
  expect(german.said).toContain('Die Datei trägt kein Siegel');
  const missing = verify(join(folder, 'none.dxf'));
  expect(missing.said).toMatch(/^Filen kan ikke læses \(ENOENT\)\.\n$/);
  expect(missing.status).toBe(1);
  expect(verify().status).toBe(1);
}, 240_000);
