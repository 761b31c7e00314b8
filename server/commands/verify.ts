// npm run verify -- <file|order.json> [--design design.json] [--picture shown.png] [--locale da|de|no]: whether this is what was
// approved, without a network. Ends with 0 where it is, 2 where it is not or names no seal, 1 for bad input.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { shownNodes } from '../../src/scene/shownNodes';
import { namesIn } from '../../src/scene/sourcesFrom';
import type { SealPart } from '../../src/stone/wire/seal';
import { fileSupplies, tilesIn } from '../drawing/fileSupplies';
import { pictureInAddress, sceneOf } from '../drawing/scenes';
import { pictureHash, sealedParts, sealHash } from '../drawing/sealScene';
import { projectRoot } from '../system/projectRoot';
import { readDesign } from './readDesign';
import { Refusal } from './refusal';
import { sentenceFor } from './sentenceFor';
import { shellLanguage, startTexts, t } from './texts';
import { compareOutlines, SAME } from './verify/compareOutlines';
import { readVerifyCall, type VerifyCall } from './verify/readVerifyCall';
import { type FoundSeal, sealsIn } from './verify/sealsIn';

/** The exit code where something is not what was approved. */
const NOT_APPROVED = 2;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

function refuse(sentence: string): void {
  say(sentence);
  process.exitCode = NOT_APPROVED;
}

const PART_TEXTS = {
  design: 'verifyDesign',
  outlines: 'verifyOutlines',
  catalogue: 'verifyCatalogue',
  picture: 'verifyPicture',
} as const satisfies Record<SealPart, string>;

/** Compares a seal with its design, and what the file has cut with both. */
async function withDesign(call: VerifyCall, designFile: string, seals: readonly FoundSeal[], text: string) {
  const { design, id } = await readDesign(designFile);
  const found = seals.find(({ stoneId }) => stoneId === undefined || stoneId === id) ?? seals[0];
  if (!found) return;
  const { parts, number } = found.seal;
  const folder = join(projectRoot(), 'catalogue');
  const { catalogue } = await catalogueFromFiles(folder);
  const scene = await sceneOf({ design, catalogue }, pictureInAddress);
  if (shownNodes(scene).some(({ kind }) => kind === 'unavailable')) return refuse(t('verifyMissing'));
  const now = await sealedParts({ scene, design, catalogue }, tilesIn(folder));
  const changed = (['design', 'outlines', 'catalogue'] as const).filter((part) => now[part] !== parts[part]);
  for (const part of changed) refuse(t(PART_TEXTS[part], { number }));
  if (changed.length === 0) say(t('verifySame', { number }));
  const supplies = await fileSupplies(call.locale, tilesIn(folder));
  const stone = { scene, design, id, names: namesIn(catalogue), locale: call.locale };
  const compared = await compareOutlines(call.file, text, stone, supplies);
  if (compared?.same === false) refuse(t('verifyFileDiffers', { limit: SAME }));
  if (compared?.same) say(t('verifyFileSame', { mm: compared.mm.toFixed(4), limit: SAME }));
}

async function withPicture(file: string, seals: readonly FoundSeal[]): Promise<void> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(t('verifyFile', { detail: error.code ?? error.message }));
  });
  const shown = await pictureHash(bytes).catch(() => undefined);
  if (seals.some(({ seal }) => seal.parts.picture === shown)) say(t('verifyPictureSame'));
  else refuse(t('verifyPicture'));
}

async function run(): Promise<void> {
  const call = readVerifyCall();
  await startTexts(call.locale);
  const { seals, text } = await sealsIn(call.file);
  if (seals.length === 0) return refuse(t('verifyNone'));
  for (const { seal } of seals) {
    if (sealHash(seal.parts) !== seal.sha256) return refuse(t('verifyBroken', { number: seal.number }));
    say(t('verifyNumber', { number: seal.number }));
  }
  if (call.designFile === undefined) say(t('verifyAlone'));
  else await withDesign(call, call.designFile, seals, text);
  if (call.pictureFile !== undefined) await withPicture(call.pictureFile, seals);
}

try {
  await startTexts(shellLanguage());
  await run();
} catch (error) {
  console.error(sentenceFor(error).replaceAll('\n', ' '));
  process.exitCode = 1;
}
