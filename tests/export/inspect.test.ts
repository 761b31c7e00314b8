import { describe, expect, test } from 'vitest';
import { inspection } from '../../src/stone/wire/inspection';
import { runCommand, workFolder } from './exportCommand';
import { FAULTY, ITS_CASE } from './faultyStone';

const { write } = workFolder();

/** The output of `npm run inspect`, and its exit code. */
async function inspected(args: readonly string[], language?: string) {
  const { code, stdout } = await runCommand('inspect', args, language);
  return { code, findings: inspection.parse(JSON.parse(stdout)).findings };
}

describe('The inspection of a design', { timeout: 120_000 }, () => {
  test('finds nothing on an example, and ends with 0', async () => {
    expect(await inspected(['examples/single.json'])).toEqual({ code: 0, findings: [] });
  });

  test('is run by npm from its source, and says the same', async () => {
    const words = [await write('faults.json', FAULTY), '--locale', 'de'];
    const [source, bundled] = [
      await runCommand('inspect', words, undefined, 'source'),
      await runCommand('inspect', words, undefined, 'bundle'),
    ];
    expect(source).toEqual(bundled);
    expect(source.code).toBe(2);
  });

  test('finds every fault of a stone that is full of them, the worst first, and ends with 2', async () => {
    const design = await write('faulty.json', FAULTY);
    const known = await write('case.json', ITS_CASE);
    const { code, findings } = await inspected([
      design,
      '--case',
      known,
      '--churchyard',
      '1',
      '--locale',
      'no',
    ]);
    expect(code).toBe(2);
    const places = findings.map(({ kind, elements }) => [kind, ...elements].join(' '));
    expect(places).toEqual(
      expect.arrayContaining([
        'lettersTouching 0',
        'nameDiffers 0',
        'impossibleDate 1',
        'datesReversed 1 2',
        'overFrame 3',
        'doubleSpace 3',
        'outside 4',
        'tooThin 5',
        'attachmentOff 6',
        'illegible 7',
        'notCast 8',
      ]),
    );
    const severities = findings.map(({ severity }) => severity);
    expect(severities).toEqual(
      severities.toSorted((a, b) => 'ewh'.indexOf(a[0] ?? '') - 'ewh'.indexOf(b[0] ?? '')),
    );
    const touching = findings.find(({ kind }) => kind === 'lettersTouching');
    expect(touching?.characters.map(({ character }) => character).join('')).toBe('Ha');
    expect(touching).toMatchObject({ limit: 0.44, text: expect.stringContaining('fra hverandre') });
  });

  test('speaks the language of the shell, or that which is asked for', async () => {
    const design = await write('outside.json', { ...FAULTY, Frame: undefined, Parms: [FAULTY.Parms[4]] });
    const said = async (args: readonly string[], language?: string) =>
      (await inspected([design, ...args], language)).findings[0]?.text;
    expect(await said([], 'de_DE.UTF-8')).toContain('Stein');
    expect(await said(['--locale', 'da'], 'de_DE.UTF-8')).toContain('sten');
  });

  test.each([
    [[], /^Brug: npm run inspect/],
    [['examples/single.json', '--locale', 'fr'], /--locale/],
    [['examples/single.json', '--churchyard', '4711'], /4711/],
    [['examples/single.json', '--case', 'package-lock.jsn'], /ENOENT/],
    [['nothing.json'], /ENOENT/],
  ])('refuses what it cannot read, %j, with 1 and one line', async (args, line) => {
    const { code, stdout, stderr } = await runCommand('inspect', args);
    expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({
      code: 1,
      stdout: '',
      lines: 1,
    });
    expect(stderr).toMatch(line);
  });
});
