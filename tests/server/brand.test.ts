import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { BESIDE_BRAND, contrastRatio } from '../../server/domain/brandColours';
import { provider } from '../../src/stone/wire/provider';
import { PATIENCE } from './emptyDatabase';
import { commandsOnOwnFolder } from './runCommand';
import { startServer } from './startServer';

const { dataDir, run, runAlone } = commandsOnOwnFolder();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder with these files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'gravestone-brand-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const BRAND = {
  name: 'Sten & Skrift ApS',
  phone: '+45 20 30 40 50',
  address: 'Østergade 1\n8000 Aarhus C',
  answerDays: 2,
  colours: { day: '#1d4e5f', night: '#9fd0df' },
  imprint: { de: 'Geschäftsführerin: Anna Holm\nHandelsregister 12345' },
  privacy: { da: 'Vi gemmer intet længere end nødvendigt.' },
};
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" onload="alert(1)"><script>alert(2)</script>
  <image href="https://elsewhere.example/x.png" width="9" height="9"/><rect width="60" height="20" fill="#1d4e5f"/></svg>`;

describe('A provider’s brand', () => {
  test(
    'is imported from a folder, and told to whoever asks who runs the service',
    async () => {
      const folder = folderWith({ 'brand.json': JSON.stringify(BRAND), 'logo.svg': LOGO });
      expect(runAlone(['brand', 'import', folder])).toMatchObject({ status: 0, objected: '' });
      const options = { provider: { name: 'From the settings', email: 'post@sten.example' } };
      const server = await startServer({ dataDir: dataDir(), options });
      const told = provider.parse((await server.call('GET', '/api/provider')).json);
      await server.stop('keepData');
      const { logo = '', ...rest } = told;
      expect(rest).toEqual({ ...BRAND, email: 'post@sten.example' });
      // Of the drawing only its pixels are kept.
      const bytes = Buffer.from(logo.replace(/^data:image\/webp;base64,/, ''), 'base64');
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([480, 160]);
      expect([...data.subarray(0, 3)]).toEqual([0x1d, 0x4e, 0x5f]);
      expect(bytes.includes('alert') || bytes.includes('elsewhere')).toBe(false);
    },
    PATIENCE,
  );

  test(
    'is refused in colours that cannot be read, and what was imported before stays',
    async () => {
      const colours = { day: '#c9a227', night: '#5a3d2b' };
      const folder = folderWith({ 'brand.json': JSON.stringify({ ...BRAND, name: 'Other', colours }) });
      const { status, objected } = await run(['brand', 'import', folder]);
      expect(status).toBe(1);
      expect(objected).toMatch(
        /colours\.day #c9a227 cannot be read on the page by day .* its contrast is 1\.9\d:1/,
      );
      expect(objected).toContain('colours.day #c9a227 cannot be read below the white words of a button');
      expect(objected).toContain('colours.night #5a3d2b cannot be read on the page by night');
      expect((await run(['brand', 'show'])).said).toContain(BRAND.name);
    },
    PATIENCE,
  );

  test.each([
    ['no brand.json', {}, /There is no brand\.json/],
    ['no JSON', { 'brand.json': '{' }, /is not JSON/],
    ['a field that nobody knows', { 'brand.json': '{"nmae":"Sten"}' }, /brand\.json: .*nmae/],
    [
      'a colour in words',
      { 'brand.json': '{"colours":{"day":"red","night":"#ffffff"}}' },
      /colours\.day: .*#rrggbb/,
    ],
    ['a logo that is no picture', { 'brand.json': '{}', 'logo.png': 'hello' }, /logo\.png is not a picture/],
  ])(
    'is refused with %s',
    async (_what, files, said) => {
      const { status, objected } = await run(['brand', 'import', folderWith(files)]);
      expect([status, objected]).toEqual([1, expect.stringMatching(said)]);
    },
    PATIENCE,
  );
});

describe('The contrast of a brand’s colours', () => {
  test('is that of WCAG 2.2', () => {
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 9);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.542, 3);
  });

  test('is measured against the hardest papers of the screens', () => {
    const tokens = readFileSync('src/styles/tokens.css', 'utf8');
    const papers = [...tokens.matchAll(/--paper[\w-]*: light-dark\((#\w{6}), (#\w{6})\)/g)];
    expect(papers).toHaveLength(3);
    for (const [, day = '', night = ''] of papers) {
      expect(contrastRatio(day, '#000000')).toBeGreaterThanOrEqual(
        contrastRatio(BESIDE_BRAND.day, '#000000'),
      );
      expect(contrastRatio(night, '#ffffff')).toBeGreaterThanOrEqual(
        contrastRatio(BESIDE_BRAND.night, '#ffffff'),
      );
    }
  });
});
