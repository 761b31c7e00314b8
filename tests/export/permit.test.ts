import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldsOf } from '../painting/pdf/permit/formFields';
import { pageSizes, textOf } from '../painting/pdf/poppler';
import { runExport, workFolder } from './exportCommand';

const { path, read, write } = workFolder();
const standard = JSON.parse(readFileSync('catalogue/standard-stone.json', 'utf8')) as object;
const CASE = { decName: 'Anna Østergaard', contactName: 'Søren Ærø', graveNo: 'C 4, 12', ChurchyardId: 23 };

test('--permit writes the papers of a case, in the language of its churchyard’s country or another', async () => {
  const design = await write('saved.json', { ...standard, id: 31 });
  const ofCase = await write('case.json', CASE);
  expect(await runExport([design, path('pack.pdf'), '--permit', '--case', ofCase])).toMatchObject({
    code: 0,
  });
  const german = await read('pack.pdf');
  expect(pageSizes(german).length).toBeGreaterThanOrEqual(4);
  for (const [width, height] of pageSizes(german)) {
    expect(width).toBeCloseTo(210, 1);
    expect(height).toBeCloseTo(297, 1);
  }
  expect(textOf(german, 1)).toContain('Antrag auf Genehmigung eines Grabmals');
  expect(textOf(german, 2)).toContain('Vorderansicht');
  expect(textOf(german, 4)).toContain('Vorschriften des Friedhofs');
  expect(textOf(german, 4)).toContain('Bad Grund');
  // What an authority does not need is not told, also where the case's file has it.
  const whole = { ...CASE, Comment: 'geheim', partnerName: 'geheim', InvoiceEnduser: true };
  const danish = ['--permit', '--locale', 'da', '--part', 'form', '--case', await write('whole.json', whole)];
  expect(await runExport([design, path('form.pdf'), ...danish])).toMatchObject({ code: 0 });
  const form = await read('form.pdf');
  expect(textOf(form, 1)).toContain('Ansøgning om opsætning af gravminde');
  expect(fieldsOf(form).find(({ fullname }) => fullname === 'deceasedName')?.value).toBe('Anna Østergaard');
  expect(JSON.stringify(fieldsOf(form))).not.toContain('geheim');
}, 60_000);

test.each([
  [
    ['out.pdf', '--permit', '--offer'],
    '--permit kan ikke bruges sammen med --offer eller --tiled: det er sin egen fil.',
  ],
  [['out.pdf', '--part', 'data'], '--part gælder kun sammen med --permit.'],
  [['out.pdf', '--locale', 'de'], '--locale gælder kun sammen med --permit.'],
  [['out.svg', '--permit'], '--permit gælder ikke for .svg, kun for .pdf.'],
  [
    ['out.pdf', '--permit', '--part', 'kort'],
    '--part kender ikke »kort«. Vælg blandt form, drawings, lettering, data.',
  ],
  [['out.pdf', '--permit', '--locale', 'sv'], '--locale skal være da, de eller no, ikke »sv«.'],
])('refuses %j in one line', async ([output = '', ...flags], sentence) => {
  const design = await write('refused.json', standard);
  const { code, stderr } = await runExport([design, path(output), ...flags]);
  expect({ code, stderr: stderr.trim() }).toEqual({ code: 1, stderr: sentence });
});

test.each([
  [{ ...CASE, dowels: { count: 0 } }, 'Sagen kan ikke læses: feltet »dowels.count« er ikke gyldigt.'],
  [{ ...CASE, ChurchyardId: 9999 }, 'Kirkegård 9999 findes ikke i kataloget.'],
])('refuses the case %j in one line', async (given, sentence) => {
  const design = await write('refused.json', standard);
  const ofCase = await write('refused-case.json', given);
  const { code, stderr } = await runExport([design, path('out.pdf'), '--permit', '--case', ofCase]);
  expect({ code, stderr: stderr.trim() }).toEqual({ code: 1, stderr: sentence });
});
