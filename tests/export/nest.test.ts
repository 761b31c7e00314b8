import { access } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contoursOn, parsed } from '../painting/dxf/readDxf';
import type { Program } from '../server/commandLine';
import { runCommand, workFolder } from './exportCommand';

const { path, read, write } = workFolder();

const stone = (designName: string, subText: string, fontSize = 40) => ({
  designName,
  StoneTypeId: 41,
  Parms: [{ type: 'text', subText, fontSize, position: { x: 225, y: 170 } }],
});
const run = (args: readonly string[], language?: string, program?: Program) =>
  runCommand('nest', args, language, program);

/** The command is started several times, on machines that do other things as well. */
const PATIENCE = { timeout: 120_000 };

test('Two stones come on one roll with their labels, a picture and what is left over', PATIENCE, async () => {
  const [one, other] = [
    await write('a.json', stone('Åse', 'AVA')),
    await write('b.json', stone('Ib', 'OTTO')),
  ];
  const call = ['--roll', '300', '--picture', path('roll.svg'), one, other, path('roll.dxf')];
  const { code, stdout, stderr } = await run(call, undefined, 'bundle');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(
    /^roll\.dxf: \d+ stykker på \d+ mm af en 300 mm bred rulle; [\d,]+ m² bruges, [\d,]+ % er spild\.\n$/,
  );
  const dxf = (await read('roll.dxf')).toString();
  expect(contoursOn(dxf, 'STENCIL', 300).length).toBeGreaterThan(1);
  const labels = parsed(dxf).entities.flatMap((it) =>
    it.layer === 'LABEL' ? [String(Reflect.get(it, 'text'))] : [],
  );
  expect(labels.some((text) => text.startsWith('Åse · AVA'))).toBe(true);
  expect(labels.some((text) => text.startsWith('Ib · OTTO'))).toBe(true);
  expect((await read('roll.svg')).toString()).toContain('Åse · AVA');
  // A pen of its own writes the labels of a PLT, before the knife cuts.
  expect(await run(['--roll=300', '--label-pen=7', one, path('roll.plt')])).toMatchObject({ code: 0 });
  expect((await read('roll.plt')).toString()).toMatch(/^IN;\nSP7;\nPU[\s\S]*\nSP1;\n/);
  expect(await run(['--roll=300', '--ticket', one, other, path('ticket.plt')])).toMatchObject({ code: 0 });
  const said = [...(await read('ticket.plt')).toString().matchAll(/CO"([^"]*)";/g)].map(([, text]) => text);
  expect(said).toEqual(['100 mm', 'Aase', 'Ib', expect.stringMatching(/20\d\d$/), '100 mm = 4000 units']);
});

test(
  'What cannot be laid is refused in one line, in the language of the shell, and nothing is written',
  PATIENCE,
  async () => {
    const wide = await write('wide.json', stone('Ib', 'OTTOOTTO', 45));
    const narrow = await run(['--roll', '60', '--rotate', 'none', wide, path('out.dxf')], 'de_DE.UTF-8');
    expect(narrow).toMatchObject({ code: 1, stdout: '' });
    expect(narrow.stderr).toMatch(
      /^Ib: Das Stück „OTTOOTTO.*“ misst [\d,]+ × [\d,]+ mm und passt auch gedreht nicht/,
    );
    const format = await run(['--roll', '610', wide, path('out.svg')], 'nb_NO.UTF-8');
    expect(format).toMatchObject({
      code: 1,
      stderr: 'En rull skrives som .dxf eller .plt, ikke som «.svg».\n',
    });
    const choice = await run(['--roll', '610', '--rotate', '45', wide, path('out.dxf')]);
    expect(choice.stderr).toMatch(/^--rotate kender ikke »45«\. Vælg blandt .*180.*\.\n$/);
    const gap = await run(['--roll', '610', '--gap=-1', wide, path('out.dxf')]);
    expect(gap.stderr).toBe('--gap skal være et tal på mindst 0 mm, ikke »-1«.\n');
    expect((await run([wide, path('out.dxf')])).stderr).toMatch(/^Brug: npm run nest -- \[--roll BREDDE\]/);
    await expect(access(path('out.dxf'))).rejects.toThrow();
  },
);

test(
  'A roll is laid and cut as the workshop’s settings say, and an option says otherwise',
  PATIENCE,
  async () => {
    const one = await write('one.json', stone('Ib', 'OTTO'));
    const settings = await write('settings.json', {
      roll: { width: 200, margin: 7 },
      machines: [{ name: 'Summa', machine: { cutter: { kind: 'dragKnife', offset: 0.45 } } }],
      usualMachine: 'Summa',
      layers: [{ tool: 'engrave', colour: 30 }, { tool: 'stencil' }],
    });
    const laid = await run(['--settings', settings, one, path('set.dxf')]);
    expect(laid).toMatchObject({ code: 0, stderr: '' });
    expect(laid.stdout).toContain('af en 200 mm bred rulle');
    const dxf = (await read('set.dxf')).toString();
    expect(parsed(dxf).tables.layer.layers.ENGRAVE?.colorIndex).toBe(30);
    const count = (file: string) => contoursOn(file, 'ENGRAVE', 200).length;
    expect((await run(['--settings', settings, '--roll', '250', one, path('wide.plt')])).stdout).toContain(
      'af en 250 mm bred rulle',
    );
    await run(['--roll', '200', one, path('plain.dxf')]);
    // The blade is turned once, before the first piece.
    expect(count(dxf)).toBe(count((await read('plain.dxf')).toString()) + 1);
    const wrong = await write('wrong.json', { roll: { width: 200, grain: 1 } });
    expect(await run(['--settings', wrong, one, path('no.dxf')])).toMatchObject({
      code: 1,
      stderr: `${wrong}: indstillingerne kan ikke bruges; feltet »roll.grain« er ikke gyldigt.\n`,
    });
    await expect(access(path('no.dxf'))).rejects.toThrow();
  },
);
