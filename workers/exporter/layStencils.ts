import type { FontCache } from '../../src/lettering/fontCache';
import type { Kit } from '../../src/painting/canvaskit/kit';
import { weld } from '../../src/painting/canvaskit/weld';
import { FORMATS } from '../../src/painting/files/formats';
import { measuresOf } from '../../src/painting/nesting/measures';
import { nest, PieceTooLarge } from '../../src/painting/nesting/nest';
import { paintRoll } from '../../src/painting/nesting/paintRoll';
import type { StencilPiece } from '../../src/painting/nesting/piece';
import { piecesOf } from '../../src/painting/nesting/piecesOf';
import type { Roll } from '../../src/painting/nesting/roll';
import { LABEL_FAMILY, type RollFileOptions, rollFile } from '../../src/painting/nesting/rollFile';
import { rubberFor, withLeader } from '../../src/painting/nesting/rollMachine';
import { type LaidStone, rollTicket } from '../../src/painting/nesting/rollTicket';
import { stencilledStone } from '../../src/painting/nesting/stencilledStone';
import type { Translate } from '../../src/painting/pdf/writtenTexts';
import type { Scene } from '../../src/scene/scene';
import { namesIn } from '../../src/scene/sourcesFrom';
import type { Design } from '../../src/stone/stone';
import type { LaidRoll, LaidStencils, LayingRequest, TooLargePiece } from './contract';
import { sealOn } from './sealOn';

/** How much of the work is done when all stencils are there; the rest is laying them, whose length is not known. */
const CUT_OUT = 0.5;

/** Half turns keep the grain of the rubber; each part of a stencil's edge lies by itself. */
const ROTATION = '180';
const PIECES = 'lines';

/** What a roll's file says besides its pieces. */
type RollSaid = Pick<RollFileOptions, 'label' | 'ticket'>;

/** What stencils are laid with. */
interface Laying {
  readonly kit: Kit;
  readonly sceneOf: (design: Design) => Promise<Scene>;
  readonly fonts: FontCache;
  readonly translate: Translate;
  /** Lets progress messages leave the worker. */
  readonly breathe: () => Promise<unknown>;
  readonly progress: (part: number) => void;
}

function tooLarge({ piece, width, length }: PieceTooLarge, { rubber }: LayingRequest): TooLargePiece {
  const { width: across, longest, margin } = rubber;
  const room = { room: across - 2 * margin, longest: longest - 2 * margin };
  return { kind: 'tooLarge', stone: piece.stone, words: piece.words, width, length, ...room };
}

/** The pen that writes labels, and its letters; a DXF has letters of its own. */
async function labelOf({ format, labelPen: pen }: LayingRequest, fonts: FontCache) {
  if (pen === undefined || format !== 'plt') return undefined;
  await fonts.load([LABEL_FAMILY]);
  const found = fonts.get(LABEL_FAMILY, false);
  if (typeof found === 'string') throw new Error(`${LABEL_FAMILY}: ${found}`);
  return { pen, typeface: found.typeface };
}

function laidRoll(roll: Roll, index: number, request: LayingRequest, options: RollSaid): LaidRoll {
  const { format, legacy, colours, machine, rubber, name } = request;
  const cutBy = machine && { machine, margin: rubber.margin };
  const content = rollFile(roll, { format, legacy, colours, cutBy, ...options });
  const { extensions, mediaType } = FORMATS[format];
  const { pieces, waste } = measuresOf(roll);
  return {
    name: `${name}${index === 0 ? '' : `-${index + 1}`}.${extensions[0]}`,
    blob: new Blob([content], { type: mediaType }),
    picture: paintRoll(roll),
    ...{ pieces, waste, width: roll.width, length: roll.length },
  };
}

/** Lays the stencils of several stones on rolls of rubber, as `npm run nest` does. */
export async function layStencils(
  request: LayingRequest,
  { kit, sceneOf, fonts, translate, breathe, progress }: Laying,
): Promise<LaidStencils> {
  const { stones, catalogue, locale, words, rubber, machine, stencil: margin } = request;
  const supplies = { translate, date: new Date() };
  const labelling = { names: namesIn(catalogue), locale, words };
  const pieces: StencilPiece[] = [];
  const without: number[] = [];
  const called = new Map<string, LaidStone>();
  for (const [index, stone] of stones.entries()) {
    const { id, design, caseNo = '' } = stone;
    progress((CUT_OUT * index) / stones.length);
    await breathe();
    const number = caseNo.trim();
    const ofCase = number === '' ? undefined : translate('ticket.case', { number });
    const stencilled = stencilledStone(
      { id, design, ofCase, otherwise: String(id) },
      await sceneOf(design),
      labelling,
    );
    called.set(stencilled.name, { ...stone, seal: await sealOn(design, stone.seal) });
    const found = piecesOf(stencilled, { weld: (outline) => weld(kit, outline), margin, pieces: PIECES });
    if (found.length === 0) without.push(id);
    pieces.push(...found);
  }
  progress(CUT_OUT);
  await breathe();
  if (pieces.length === 0) return { kind: 'laid', rolls: [], without };
  try {
    const rolls = nest(pieces, rubberFor(rubber, machine), { rotation: ROTATION });
    const label = await labelOf(request, fonts);
    const laid = rolls.map((roll, index) => {
      const ticket = request.ticket ? rollTicket(roll, called, { locale, ...supplies }) : undefined;
      return laidRoll(withLeader(roll, machine), index, request, { label, ticket });
    });
    return { kind: 'laid', rolls: laid, without };
  } catch (error) {
    if (error instanceof PieceTooLarge) return tooLarge(error, request);
    throw error;
  }
}
