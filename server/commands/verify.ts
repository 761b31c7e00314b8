// npm run verify -- <file|order.json> [--design design.json] [--picture shown.png] [--catalogue folder] [--locale da|de|no]: whether
// this is what was approved, without a network. Ends with 0 where it is, 2 where it is not or names no seal, 1 for bad input.
import { readFile } from 'node:fs/promises';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { shownNodes } from '../../src/scene/shownNodes';
import { namesIn } from '../../src/scene/sourcesFrom';
import type { SealPart } from '../../src/stone/wire/seal';
import { fileSupplies, tilesIn } from '../drawing/fileSupplies';
import { pictureInAddress, sceneOf } from '../drawing/scenes';
import { pictureHash, sealedParts, sealHash, sealOf } from '../drawing/sealScene';
import { readDesign } from './readDesign';
import { Refusal } from './refusal';
import { sentenceFor } from './sentenceFor';
import { shellLanguage, startTexts, t } from './texts';
import { fieldsThatDiffer, type ToldStone } from './verify/compareOrder';
import { compareOutlines, SAME } from './verify/compareOutlines';
import { readVerifyCall, type VerifyCall } from './verify/readVerifyCall';
import { type FoundSeal, sealsIn } from './verify/sealsIn';

/** The exit code where something is not what was approved. */
const NOT_APPROVED = 2;

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

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

/** A design as it is drawn and sealed now; undefined where an uploaded picture is not in its file. */
async function sealedNow({ catalogueFolder }: VerifyCall, designFile: string) {
  const { design, id } = await readDesign(designFile);
  const { catalogue } = await catalogueFromFiles(catalogueFolder);
  const scene = await sceneOf({ design, catalogue }, pictureInAddress);
  if (shownNodes(scene).some(({ kind }) => kind === 'unavailable')) return undefined;
  const parts = await sealedParts({ scene, design, catalogue }, tilesIn(catalogueFolder));
  return { design, id, catalogue, scene, parts };
}
type SealedNow = NonNullable<Awaited<ReturnType<typeof sealedNow>>>;

/** Compares what an order says of a stone with its design. */
function withOrder(told: ToldStone, { design, catalogue }: SealedNow): void {
  const stoneType = catalogue.stoneTypes.find(({ id }) => id === design.StoneTypeId);
  const fields = fieldsThatDiffer(told, design, stoneType);
  if (fields.length > 0) refuse(t('verifyOrderDiffers', { fields: fields.join(', ') }));
  else say(t('verifyOrderSame'));
}

/** Compares a seal with its design, and what the file has cut with both. */
async function withDesign(call: VerifyCall, now: SealedNow, seals: readonly FoundSeal[], text: string) {
  const { design, id, catalogue, scene } = now;
  const found = seals.find(({ told }) => told === undefined || told.stone.id === id) ?? seals[0];
  if (!found) return;
  const { parts, number } = found.seal;
  const changed = (['design', 'outlines', 'catalogue'] as const).filter(
    (part) => now.parts[part] !== parts[part],
  );
  for (const part of changed) refuse(t(PART_TEXTS[part], { number }));
  if (changed.length === 0) say(t('verifySame', { number }));
  if (found.told) return withOrder(found.told, now);
  const supplies = await fileSupplies(call.locale, tilesIn(call.catalogueFolder));
  const stone = { scene, design, id, names: namesIn(catalogue), locale: call.locale };
  const compared = await compareOutlines(call.file, text, stone, supplies);
  if (compared?.same === false) refuse(t('verifyFileDiffers', { limit: SAME }));
  if (compared?.same) say(t('verifyFileSame', { mm: compared.mm.toFixed(4), limit: SAME }));
  if (!compared) say(t('verifyFileUnread'));
}

/** The hash of the picture in a file; undefined for a file that is no picture. */
async function shownIn(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(t('verifyFile', { detail: error.code ?? error.message }));
  });
  return pictureHash(bytes).catch(() => undefined);
}

async function withPicture(file: string, seals: readonly FoundSeal[]): Promise<void> {
  const shown = await shownIn(file);
  if (seals.some(({ seal }) => seal.parts.picture === shown)) say(t('verifyPictureSame'));
  else refuse(t('verifyPicture'));
}

/** A toolpath has its seal's number alone: it follows from the design together with the picture that was shown. */
async function withNumber({ pictureFile }: VerifyCall, now: SealedNow | undefined, number: string) {
  say(t('verifyNumber', { number }));
  if (!now || pictureFile === undefined) return say(t('verifyNumberAlone'));
  const picture = await shownIn(pictureFile);
  if (picture !== undefined && sealOf({ ...now.parts, picture }).number === number)
    say(t('verifySame', { number }));
  else refuse(t('verifyNumberOther', { number }));
}

async function run(): Promise<void> {
  const call = readVerifyCall();
  await startTexts(call.locale);
  const { seals, numberAlone, text } = await sealsIn(call.file);
  if (seals.length === 0 && numberAlone === undefined) return refuse(t('verifyNone'));
  for (const { seal } of seals) {
    if (sealHash(seal.parts) !== seal.sha256) return refuse(t('verifyBroken', { number: seal.number }));
    say(t('verifyNumber', { number: seal.number }));
  }
  const now = call.designFile === undefined ? undefined : await sealedNow(call, call.designFile);
  if (call.designFile !== undefined && !now) refuse(t('verifyMissing'));
  if (numberAlone !== undefined) return withNumber(call, now, numberAlone);
  if (now) await withDesign(call, now, seals, text);
  else if (call.designFile === undefined) say(t('verifyAlone'));
  if (call.pictureFile !== undefined) await withPicture(call.pictureFile, seals);
}

try {
  await startTexts(shellLanguage());
  await run();
} catch (error) {
  console.error(sentenceFor(error).replaceAll('\n', ' '));
  process.exitCode = 1;
}
