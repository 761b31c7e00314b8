import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { FORMAT_NAMES, FORMATS, optionsOf } from '../../src/painting/files/formats';
import { MEASURE_OPTIONS, measureKeys, optionOf } from './readCutting';
import { Refusal } from './refusal';
import { t } from './texts';

/** Every ending that a file may have. */
const ENDINGS = [...new Set(FORMAT_NAMES.flatMap((name) => FORMATS[name].extensions))];

/** The file endings of the formats that have an option. */
function endingsWith(option: string): readonly string[] {
  const formats = FORMAT_NAMES.filter((name) => option in optionsOf(name).shape);
  return [...new Set(formats.flatMap((name) => FORMATS[name].extensions))];
}

/** How the command is called. */
export function usage(): string {
  const files = ENDINGS.map((ending) => `${t('output')}.${ending}`).join('|');
  return t('usage', { files });
}

/** What was written behind `npm run export --`. @throws Refusal for words that it does not know. */
export function parseExport(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'px-per-mm': { type: 'string' },
        heights: { type: 'boolean' },
        weld: { type: 'boolean', default: false },
        tiled: { type: 'string' },
        offer: { type: 'boolean' },
        detailed: { type: 'boolean' },
        legacy: { type: 'boolean' },
        stencil: { type: 'string' },
        layers: { type: 'string' },
        machine: { type: 'string' },
        overcut: { type: 'string' },
        'weed-box': { type: 'string' },
        'weed-lines': { type: 'string' },
        tabs: { type: 'string' },
        registration: { type: 'boolean' },
        mirrored: { type: 'boolean' },
        scaled: { type: 'boolean' },
        ticket: { type: 'boolean' },
        layered: { type: 'boolean' },
        list: { type: 'string' },
        depth: { type: 'string' },
        mason: { type: 'string' },
        number: { type: 'string' },
        ...MEASURE_OPTIONS,
        permit: { type: 'boolean' },
        part: { type: 'string' },
        case: { type: 'string' },
        locale: { type: 'string' },
        'allow-missing': { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new Refusal(usage());
  }
}

/** The options as they were written. */
export type Values = ReturnType<typeof parseExport>['values'];

/** The ending of the file that is to be written. @throws Refusal for one that no format has. */
export function endingOf(output: string): string {
  const written = extname(output).toLowerCase();
  const known = ENDINGS.find((ending) => `.${ending}` === written);
  if (!known) {
    const formats = ENDINGS.map((ending) => `.${ending}`).join(', ');
    throw new Refusal(t('format', { format: written || output, formats }));
  }
  return known;
}

/** The options that say what cuts a file. */
const OF_MACHINE = [
  'machine',
  'overcut',
  'weed-box',
  'weed-lines',
  'tabs',
  'registration',
  'mirrored',
  'scaled',
] as const;

/** The file endings that an option goes with: an offer, a permit's papers and a list are formats of their own, with the endings of others. */
function endingsOf(option: string): readonly string[] {
  if (option === 'offer' || option === 'permit') return FORMATS.offer.extensions;
  if (option === 'heights') return FORMATS.heightMap.extensions;
  if (option === 'list') return [...FORMATS.drill.extensions, ...FORMATS.foundry.extensions];
  if (OF_MACHINE.some((one) => one === option)) return endingsWith('machine');
  return endingsWith(measureKeys.find((key) => optionOf(key) === option) ?? option);
}

/** The options that not every format has. */
const OF_SOME: readonly string[] = [
  'heights',
  'tiled',
  'offer',
  'detailed',
  'permit',
  'part',
  'legacy',
  'stencil',
  'layers',
  'layered',
  'ticket',
  ...OF_MACHINE,
  'list',
  'mason',
  'number',
  ...Object.keys(MEASURE_OPTIONS),
];

/** Refuses an option that the format does not have: it would be ignored silently. @throws Refusal */
export function refuseForeign(values: Values, ending: string): void {
  const given: Readonly<Record<string, unknown>> = values;
  for (const option of OF_SOME) {
    const endings = endingsOf(option);
    if (given[option] !== undefined && !endings.includes(ending))
      throw new Refusal(
        t('foreign', { option, format: `.${ending}`, formats: endings.map((it) => `.${it}`).join(', ') }),
      );
  }
}
