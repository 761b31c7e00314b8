import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import i18next from 'i18next';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import da from '../../locales/da/export.json';
import de from '../../locales/de/export.json';
import no from '../../locales/no/export.json';
import { FontError } from '../../src/lettering/fontError';
import { PictureTooLarge } from '../../src/painting/canvaskit/pixels';
import type { Scene } from '../../src/scene/scene';
import { UnknownStoneType } from '../../src/scene/sources';
import { readNumber } from '../../src/stone/numbers';
import { projectRoot } from '../projectRoot';
import { exportPng, exportSvg, sceneOf } from './exportScene';
import { readDesign, UnreadableDesign } from './readDesign';

/** A mistake in how the command was called, or in what it was given. */
class Refusal extends Error {}

/** Pixels a mm where the command does not say: about 100 dots an inch. */
const PX_PER_MM = 4;

const texts = i18next.createInstance();
const t = (key: keyof typeof da, given: Record<string, unknown> = {}): string =>
  texts.t(key, { ns: 'export', ...given });

/** The language of the shell, Danish where it speaks none of ours. */
function shellLanguage(): string {
  const [language = ''] = (process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '').split(
    '_',
  );
  return { de: 'de', nb: 'no', nn: 'no', no: 'no' }[language] ?? 'da';
}

function readCall() {
  let parsed: ReturnType<typeof parse>;
  const parse = () =>
    parseArgs({
      allowPositionals: true,
      options: { 'px-per-mm': { type: 'string' }, weld: { type: 'boolean', default: false } },
    });
  try {
    parsed = parse();
  } catch {
    throw new Refusal(t('usage'));
  }
  const [input, output] = parsed.positionals;
  if (!input || !output || parsed.positionals.length > 2) throw new Refusal(t('usage'));
  const written = parsed.values['px-per-mm'];
  const pxPerMm = written === undefined ? PX_PER_MM : readNumber(written);
  if (pxPerMm === undefined || !(pxPerMm > 0)) throw new Refusal(t('pxPerMm', { written }));
  return { input, output, pxPerMm, weld: parsed.values.weld };
}

async function render(
  scene: Scene,
  title: string,
  call: ReturnType<typeof readCall>,
): Promise<string | Uint8Array> {
  const format = extname(call.output).toLowerCase();
  switch (format) {
    case '.svg':
      return exportSvg(scene, title, call.weld);
    case '.png':
      return exportPng(scene, call.pxPerMm, join(projectRoot(), 'catalogue'));
    default:
      throw new Refusal(t('format', { format: format || call.output }));
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof UnreadableDesign) return t(`unreadable_${error.reason}`, { detail: error.detail });
  if (error instanceof UnknownStoneType) return t('unknownStoneType', { id: error.id });
  if (error instanceof FontError) return t('font', { detail: error.message });
  if (error instanceof PictureTooLarge) return t('tooLarge', { width: error.width, height: error.height });
  return t('failed', { detail: error instanceof Error ? error.message : String(error) });
}

/** Says what the scene could not show as it was meant; the picture is made all the same. */
function warn(scene: Scene): void {
  for (const warning of scene.warnings) {
    const kind = t(`warning_${warning.kind}`, { ...warning });
    const ofElement = warning.element >= 0;
    console.error(
      ofElement ? t('warning', { number: warning.element + 1, kind }) : t('warningOfFrame', { kind }),
    );
  }
}

try {
  await texts.init({
    lng: shellLanguage(),
    fallbackLng: 'da',
    interpolation: { escapeValue: false },
    resources: { da: { export: da }, de: { export: de }, no: { export: no } },
  });
  const call = readCall();
  const design = await readDesign(call.input);
  const { catalogue } = await catalogueFromFiles(join(projectRoot(), 'catalogue'));
  const scene = await sceneOf({ design, catalogue });
  await writeFile(call.output, await render(scene, design.designName, call));
  // Only now, so that a refusal stays one line.
  warn(scene);
} catch (error) {
  console.error(sentenceFor(error).replaceAll('\n', ' '));
  process.exitCode = 1;
}
