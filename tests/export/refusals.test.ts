import { access } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runExport, workFolder } from './exportCommand';

const { path, write } = workFolder();
const SMALL = { StoneTypeId: 41, Parms: [{ type: 'text', subText: 'Ib' }] };

/** Runs the command on bad input: it must exit with 1, write nothing, and print one line. */
async function refusalOf(args: readonly string[], language?: string): Promise<string> {
  const { code, stdout, stderr } = await runExport(args, language);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trimEnd().split('\n'), stderr).toHaveLength(1);
  for (const file of args.filter((word) => word.includes('out.')))
    await expect(access(file)).rejects.toThrow();
  return stderr.trimEnd();
}

let files = 0;

/** Expects a file with this content to be refused. */
async function refusalOfFile(content: unknown): Promise<string> {
  files += 1;
  return refusalOf([await write(`bad-${files}.json`, content), path('out.svg')]);
}

describe('The export ends with 1 and one line', () => {
  test('for missing, surplus or unknown arguments: how it is called', async () => {
    const calls = [['design.json'], ['a.json', 'b.svg', 'c.svg'], ['a.json', 'b.svg', '--colour']];
    for (const sentence of await Promise.all(calls.map((args) => refusalOf(args))))
      expect(sentence).toMatch(
        /^Brug: npm run export -- <design\.json> <ud\.pdf\|.*\|ud\.stl> \[--px-per-mm N\] .*\[--allow-missing\]$/,
      );
  });

  test('for a file that is not there', async () => {
    const args = [path('nothing.json'), path('out.svg')];
    expect(await refusalOf(args)).toBe('Designfilen kan ikke læses (ENOENT).');
    // In a process of its own it is the same.
    expect(await runExport(args, undefined, 'bundle')).toEqual(await runExport(args));
  });

  test('for a file that is no JSON, also over several lines', async () => {
    for (const content of ['{\n"Parms":\n oops', '']) {
      expect(await refusalOfFile(content)).toMatch(/^Designfilen er ikke gyldig JSON: /);
    }
  });

  test('for JSON that is no design, saying which field is wrong', async () => {
    const sentence = (field: string) =>
      `Filen er ikke et gravstensdesign: feltet »${field}« mangler eller er ikke gyldigt.`;
    expect(await refusalOfFile({ hello: 'world' })).toBe(sentence('Parms'));
    expect(await refusalOfFile([1, 2])).toBe(sentence('Parms'));
    expect(await refusalOfFile({ Parms: [{ type: 'text', fontSize: 'stor' }] })).toBe(
      sentence('Parms.0.fontSize'),
    );
  });

  test('for a format it does not write', async () => {
    const design = await write('small.json', SMALL);
    expect(await refusalOf([design, path('out.gif')])).toMatch(
      /^Formatet ».gif« kan ikke skrives\. Vælg \.pdf, \.svg, \.dxf, .*\.png.*\.$/,
    );
  });

  test('for --px-per-mm that is no number above 0, or makes too large a picture', async () => {
    const design = await write('small.json', SMALL);
    const refused = ['0', 'mange', ''].map(async (written) => {
      expect(await refusalOf([design, path('out.png'), `--px-per-mm=${written}`])).toBe(
        `--px-per-mm skal være et tal større end 0, ikke »${written}«.`,
      );
    });
    await Promise.all(refused);
    expect(await refusalOf([design, path('out.png'), '--px-per-mm', '100'])).toBe(
      'Billedet på 45000 × 35000 pixel er for stort. Vælg en mindre --px-per-mm.',
    );
  });

  test('for paper it cannot tile on, and a stencil that ends nowhere near', async () => {
    const design = await write('small.json', SMALL);
    expect(await refusalOf([design, path('out.pdf'), '--tiled', 'a5'])).toBe(
      '--tiled skal være a4 eller a3, ikke »a5«.',
    );
    const refused = ['0', '-5', '500', 'bred'].map(async (written) => {
      expect(await refusalOf([design, path('out.plt'), `--stencil=${written}`])).toBe(
        `--stencil skal være mellem 0,1 og 200 mm, ikke »${written}«.`,
      );
    });
    await Promise.all(refused);
  });

  test('for an option that the format knows nothing of, instead of leaving it out silently', async () => {
    const design = await write('small.json', SMALL);
    const calls = {
      '--tiled gælder ikke for .svg, kun for .pdf.': [path('out.svg'), '--tiled', 'a4'],
      '--legacy gælder ikke for .plt, kun for .dxf.': [path('out.plt'), '--legacy'],
      '--stencil gælder ikke for .pdf, kun for .dxf, .plt, .eps.': [path('out.pdf'), '--stencil', '5'],
    };
    const refused = Object.entries(calls).map(async ([sentence, args]) => {
      expect(await refusalOf([design, ...args])).toBe(sentence);
    });
    await Promise.all(refused);
  });

  test('for a list with what would be ignored beside it', async () => {
    const design = await write('small.json', SMALL);
    const calls = {
      '--list og --offer kan ikke bruges sammen: en liste er en fil for sig.': [
        ...[path('out.pdf'), '--list', 'foundry', '--offer'],
      ],
      '--depth gælder kun for borelisten (--list drill).': [
        ...[path('out.csv'), '--list', 'foundry', '--depth', '20'],
      ],
      '--mason og --number gælder kun for --list foundry.': [path('out.pdf'), '--mason', 'Stenhuggeriet'],
    };
    const refused = Object.entries(calls).map(async ([sentence, args]) => {
      expect(await refusalOf([design, ...args])).toBe(sentence);
    });
    await Promise.all(refused);
  });

  test('for a bit that there is none of, a control that is not known, and a V at one depth', async () => {
    const design = await write('small.json', SMALL);
    const calls = {
      '--tool-angle skal være mellem 20 og 150, ikke »180«.': [path('out.nc'), '--tool-angle', '180'],
      '--depth skal være mellem 0.1 og 30, ikke »dyb«.': [path('out.nc'), '--depth', 'dyb'],
      '--post skal være grbl, linuxcnc, heidenhain, ikke »mach3«.': [path('out.nc'), '--post', 'mach3'],
      '--pocket fræser i én dybde med en flad fræser; --tool-angle gælder kun for V-fræsning.': [
        ...[path('out.h'), '--pocket', '2', '--tool-angle', '90'],
      ],
      '--depth gælder ikke for .plt, kun for .nc, .ngc, .h, .csv.': [path('out.plt'), '--depth', '3'],
    };
    const refused = Object.entries(calls).map(async ([sentence, args]) => {
      expect(await refusalOf([design, ...args])).toBe(sentence);
    });
    await Promise.all(refused);
  });

  test('for a stone type that is not in the catalogue', async () => {
    expect(await refusalOfFile({ ...SMALL, StoneTypeId: 9999 })).toBe(
      'Stentype 9999 findes ikke i kataloget.',
    );
  });

  test('also where the design has faults that are only warnings', async () => {
    const design = await write('warned.json', { ...SMALL, Parms: [{ type: 'attachment', attachmentId: 1 }] });
    expect(await refusalOf([design, path('out.gif')])).toMatch(/^Formatet/);
  });

  test('where the picture cannot be written', async () => {
    const design = await write('small.json', SMALL);
    expect(await refusalOf([design, path('no-folder/out.svg')])).toMatch(/^Eksporten mislykkedes: /);
  });

  test('in the language of the shell, Danish where it speaks none of ours', async () => {
    const args = [path('nothing.json'), path('out.svg')];
    const languages = ['de_DE.UTF-8', 'nb_NO.UTF-8', 'fr_FR.UTF-8'];
    expect(await Promise.all(languages.map((language) => refusalOf(args, language)))).toEqual([
      'Die Entwurfsdatei ist nicht lesbar (ENOENT).',
      'Designfilen kan ikke leses (ENOENT).',
      'Designfilen kan ikke læses (ENOENT).',
    ]);
  });
});
