import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { FontError } from '../../src/lettering/fontError';
import { PictureTooLarge } from '../../src/painting/canvaskit/pixels';
import type { Scene } from '../../src/scene/scene';
import { UnknownStoneType } from '../../src/scene/sources';
import { namesIn } from '../../src/scene/sourcesFrom';
import { projectRoot } from '../projectRoot';
import { sceneOf } from './exportScene';
import { readCall } from './readCall';
import { readDesign, UnreadableDesign } from './readDesign';
import { Refusal } from './refusal';
import { render } from './render';
import { shellLanguage, startTexts, t } from './texts';

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
  const locale = shellLanguage();
  await startTexts(locale);
  const call = readCall(process.argv.slice(2));
  const { design, id } = await readDesign(call.input);
  const { catalogue } = await catalogueFromFiles(join(projectRoot(), 'catalogue'));
  const scene = await sceneOf({ design, catalogue });
  await writeFile(call.output, await render({ scene, design, id, names: namesIn(catalogue) }, call, locale));
  // Only now, so that a refusal stays one line.
  warn(scene);
} catch (error) {
  console.error(sentenceFor(error).replaceAll('\n', ' '));
  process.exitCode = 1;
}
