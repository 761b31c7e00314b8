import { cp, readFile, writeFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { readDesign } from '../../server/commands/readDesign';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import { pictureInAddress, sceneOf } from '../../server/drawing/scenes';
import { sealScene } from '../../server/drawing/sealScene';
import { makeFile } from '../../src/painting/files/makeFile';
import { namesIn } from '../../src/scene/sourcesFrom';
import type { Program } from '../server/commandLine';
import { runCommand, workFolder } from './exportCommand';

const DESIGN = 'examples/urn-slab.json';
const { path, write } = workFolder();

async function verify(words: readonly string[], program?: Program) {
  const { code, stdout, stderr } = await runCommand('verify', words, undefined, program);
  return { code, said: stdout + stderr };
}

beforeAll(async () => {
  const { catalogue } = await catalogueFromFiles();
  const { design, id } = await readDesign(DESIGN);
  const scene = await sceneOf({ design, catalogue }, pictureInAddress);
  const tile = tilesIn('catalogue');
  const { seal, picture } = await sealScene({ scene, design, catalogue }, tile);
  await writeFile(path('shown.png'), picture);
  const stone = { scene, design, id, names: namesIn(catalogue), locale: 'da' as const };
  const supplies = await fileSupplies('da', tile);
  const order = { format: 'dxf', legacy: false } as const;
  const text = String(await makeFile(order, { ...stone, seal }, supplies));
  await write('s.dxf', text);
  const toolpath = { format: 'gcode', post: 'grbl' } as const;
  await write('s.nc', String(await makeFile(toolpath, { ...stone, seal }, supplies)));
  await write('bare.dxf', String(await makeFile(order, stone, supplies)));
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
  await write('moved.dxf', lines.with(at, String(Number(lines[at]) + 0.01)).join('\n'));
  const json = JSON.parse(await readFile(DESIGN, 'utf8'));
  json.Parms[0].position.x += 0.001;
  await write('other.json', json);
}, 120_000);

test('a file of what was approved is told from one whose outline was moved, one of another design, and one without a seal', async () => {
  const same = await verify([path('s.dxf'), '--design', DESIGN]);
  expect(same.said).toContain('Designet er det, der blev godkendt');
  expect(same.said).toContain('Filens egne konturer er designets');
  expect(same.code).toBe(0);
  const tampered = await verify([path('moved.dxf'), '--design', DESIGN]);
  expect(tampered.said).toContain('Filens egne konturer er ikke designets inden for 0.005 mm');
  expect(tampered.code).toBe(2);
  const changed = await verify([path('s.dxf'), '--design', path('other.json')]);
  expect(changed.said).toContain('Designet er ændret siden godkendelsen.');
  expect(changed.code).toBe(2);
  // Once as npm runs it.
  expect((await verify([path('bare.dxf')], 'source')).code).toBe(2);
  const german = await verify([path('bare.dxf'), '--locale', 'de']);
  expect(german.said).toContain('Die Datei trägt kein Siegel');
  const missing = await verify([path('none.dxf')]);
  expect(missing.said).toMatch(/^Filen kan ikke læses \(ENOENT\)\.\n$/);
  expect(missing.code).toBe(1);
  expect((await verify([])).code).toBe(1);
}, 240_000);

test('a toolpath, which bears the number alone, is told by its design and the picture that was shown', async () => {
  const alone = await verify([path('s.nc'), '--design', DESIGN]);
  expect(alone).toMatchObject({ code: 0, said: expect.stringContaining('Filen bærer kun seglets nummer') });
  const both = (design: string) => ['--design', design, '--picture', path('shown.png')];
  const same = await verify([path('s.nc'), ...both(DESIGN)]);
  expect(same).toMatchObject({
    code: 0,
    said: expect.stringContaining('Designet er det, der blev godkendt'),
  });
  const other = await verify([path('s.nc'), ...both(path('other.json'))]);
  expect(other).toMatchObject({ code: 2, said: expect.stringContaining('hører til et andet design') });
}, 240_000);

test('with another edition of the catalogue the stone is said to be another, and with its own not', async () => {
  const folder = path('catalogue');
  await cp('catalogue', folder, { recursive: true });
  const call = [path('s.dxf'), '--design', DESIGN, '--catalogue', folder];
  expect((await verify(call)).code).toBe(0);
  const file = `${folder}/stone-types.json`;
  const { StoneTypeId: id } = JSON.parse(await readFile(DESIGN, 'utf8'));
  const types = JSON.parse(await readFile(file, 'utf8')) as { id: number; thickness: number }[];
  const edited = types.map((type) => (type.id === id ? { ...type, thickness: type.thickness + 10 } : type));
  await writeFile(file, JSON.stringify(edited));
  const changed = await verify(call);
  expect(changed.said).toContain('er i en anden udgave end ved godkendelsen');
  expect(changed.code).toBe(2);
}, 240_000);
