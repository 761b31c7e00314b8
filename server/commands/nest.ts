// npm run nest -- --roll 610 a.json b.json … roll.dxf|roll.plt: the stencils of several stones on a roll of rubber. Ends with
// 0, with 2 where something cannot be drawn as asked for, 1 for bad input.
import { writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { weld } from '../../src/painting/canvaskit/weld';
import { measuresOf } from '../../src/painting/nesting/measures';
import { nest, PieceTooLarge } from '../../src/painting/nesting/nest';
import { paintRoll } from '../../src/painting/nesting/paintRoll';
import type { StencilPiece } from '../../src/painting/nesting/piece';
import { piecesOf } from '../../src/painting/nesting/piecesOf';
import type { Roll } from '../../src/painting/nesting/roll';
import { rubberFor, withLeader } from '../../src/painting/nesting/rollMachine';
import { type LaidStone, rollTicket } from '../../src/painting/nesting/rollTicket';
import { stencilledStone } from '../../src/painting/nesting/stencilledStone';
import { translateIn } from '../../src/painting/pdf/translateIn';
import { namesIn } from '../../src/scene/sourcesFrom';
import type { Locale } from '../../src/stone/catalogue/naming';
import { loadNodeKit } from '../drawing/nodeKit';
import { projectRoot } from '../system/projectRoot';
import { proofreadScene } from './checkedScene';
import { readDesign } from './readDesign';
import { type NestCall, readNestCall } from './readNestCall';
import { Refusal } from './refusal';
import { calledRollFile, nameOfRoll } from './rollFiles';
import { runInShell } from './runInShell';
import { sayWarnings } from './sayWarnings';
import { sentenceFor } from './sentenceFor';
import { t } from './texts';
import { sortedWarnings } from './undrawable';

/** The exit code where something cannot be drawn as asked for: then no file is made. */
const NOT_AS_ASKED = 2;

/** The pieces of all stones, and the stones by what they are called on them. */
interface Read {
  readonly pieces: readonly StencilPiece[];
  readonly stones: ReadonlyMap<string, LaidStone>;
}

/** What is to be laid, or undefined where something cannot be cut as asked for. */
async function readPieces(call: NestCall, locale: Locale): Promise<Read | undefined> {
  const { catalogue } = await catalogueFromFiles(join(projectRoot(), 'catalogue'));
  const kit = await loadNodeKit();
  const words = { frame: t('nestFrame'), qrCode: t('nestQrCode'), ornament: t('nestOrnament') };
  const labelling = { names: namesIn(catalogue), locale, words };
  const pieces: StencilPiece[] = [];
  const stones = new Map<string, LaidStone>();
  const said: (() => void)[] = [];
  let isMissing = false;
  for (const file of call.inputs) {
    const stone = await readDesign(file).catch((error: unknown) => {
      throw new Refusal(`${file}: ${sentenceFor(error)}`);
    });
    const scene = await proofreadScene({ design: stone.design, catalogue });
    const { undrawable } = sortedWarnings(scene, { outlinesOnly: true });
    said.push(() => sayWarnings(undrawable, locale, file));
    if (undrawable.length > 0 && !call.allowMissing) isMissing = true;
    const options = {
      weld: (outline: Parameters<typeof weld>[1]) => weld(kit, outline),
      margin: call.stencil,
      pieces: call.pieces,
    };
    const otherwise = basename(file, extname(file));
    const stencilled = stencilledStone({ ...stone, otherwise }, scene, labelling);
    stones.set(stencilled.name, stone);
    const found = piecesOf(stencilled, options);
    if (found.length === 0) said.push(() => console.error(t('nestNothing', { file })));
    pieces.push(...found);
  }
  if (pieces.length === 0) throw new Refusal(t('nestEmpty'));
  for (const say of said) say();
  return isMissing ? undefined : { pieces, stones };
}

function nested(pieces: readonly StencilPiece[], call: NestCall, locale: Locale): Roll[] {
  try {
    const rubber = rubberFor(call.rubber, call.machine);
    const rolls = nest(pieces, rubber, { rotation: call.rotation });
    return rolls.map((roll) => withLeader(roll, call.machine));
  } catch (error) {
    if (!(error instanceof PieceTooLarge)) throw error;
    const mm = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const { width, margin, longest } = call.rubber;
    const given = {
      ...{ stone: error.piece.stone, words: error.piece.words },
      ...{ width: mm.format(error.width), length: mm.format(error.length) },
      ...{ room: mm.format(width - 2 * margin), longest: mm.format(longest - 2 * margin) },
    };
    throw new Refusal(t(error.fitsTurned ? 'nestTurned' : 'nestTooLarge', given));
  }
}

/** Prints what a roll comes to. */
function tell(file: string, roll: Roll, locale: Locale): void {
  const { pieces, area, waste } = measuresOf(roll);
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  const given = {
    ...{ file: basename(file), pieces: number(pieces, 0), length: number(roll.length, 0) },
    ...{ width: number(roll.width, 1), area: number(area / 1e6, 3), waste: number(waste * 100, 1) },
  };
  process.stdout.write(`${t('nestRoll', given)}\n`);
}

async function run(locale: Locale): Promise<void> {
  const call = await readNestCall(process.argv.slice(2));
  const laid = await readPieces(call, locale);
  if (!laid) {
    process.exitCode = NOT_AS_ASKED;
    return;
  }
  const translate = await translateIn(locale);
  for (const [index, roll] of nested(laid.pieces, call, locale).entries()) {
    const file = nameOfRoll(call.output, index);
    const written = { locale, translate, date: new Date() };
    const ticket = call.ticket ? rollTicket(roll, laid.stones, written) : undefined;
    await writeFile(file, await calledRollFile(roll, call, ticket));
    if (call.picture !== undefined) await writeFile(nameOfRoll(call.picture, index), paintRoll(roll));
    tell(file, roll, locale);
  }
}

await runInShell(run);
