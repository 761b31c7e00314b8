import { fromCallback, fromPromise } from 'xstate';
import { fetchOffered, type Offered } from '../../api/lists';
import { createStone, fetchStone, prepareStandardStone, prepareStone, updateStone } from '../../api/stones';
import { openRenderer, type Renderer } from '../../renderer/renderer';
import { fillSpacings } from '../../stone/edits/text';
import { type Design, design, type Stone } from '../../stone/stone';
import type { DesignerEvent, Opening, Saved } from './context';

/** What a designer begins with. */
export interface Loaded {
  readonly offered: Offered;
  readonly design: Design;
  /** The stone as the server holds it, unless it is new. */
  readonly stone: Stone | undefined;
}

async function fetchOpening(
  opening: Opening,
  signal: AbortSignal,
): Promise<Pick<Loaded, 'design' | 'stone'>> {
  if (opening.kind === 'saved') {
    const stone = await fetchStone(opening, signal);
    return { stone, design: design.parse(stone) };
  }
  if (opening.kind === 'prefilled') return { stone: undefined, design: design.parse({}) };
  const prepared =
    opening.grave === 'coffin' ? prepareStandardStone(signal) : prepareStone(opening.grave, signal);
  return { stone: undefined, design: await prepared };
}

/**
 * The failure of work that was given up is nobody's: React's StrictMode stops an actor and starts it again, and what
 * the first start was aborted with must not reach the second.
 */
async function unlessGivenUp<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (signal.aborted) return new Promise<never>(() => {});
    throw error;
  }
}

async function loadAll(input: Opening, signal: AbortSignal): Promise<Loaded> {
  const [offered, opened, renderer] = await Promise.all([
    fetchOffered(signal),
    fetchOpening(input, signal),
    openRenderer(),
  ]);
  await renderer.stage.catalogue(offered);
  return { ...opened, offered, design: fillSpacings(opened.design) };
}

/** Fetches the stone and the lists, and opens the renderer meanwhile. */
export const load = fromPromise<Loaded, Opening>(({ input, signal }) =>
  unlessGivenUp(signal, loadAll(input, signal)),
);

/** What is saved, and on what it builds. */
export interface Saving {
  readonly design: Design;
  readonly saved: Saved | undefined;
  readonly creationKey: string;
}

/** The width in pixels of the preview that is stored with a stone. */
const PREVIEW_WIDTH = 720;

/** The preview as a data URL; none where the stone could not be drawn, which must not keep it from being saved. */
async function preview(design: Design): Promise<string | undefined> {
  try {
    const { stage } = await openRenderer();
    const bytes = new Uint8Array(await (await stage.picture(design, PREVIEW_WIDTH)).arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return `data:image/jpeg;base64,${btoa(binary)}`;
  } catch {
    return undefined;
  }
}

async function saveOnce(input: Saving, signal: AbortSignal): Promise<Saved> {
  const stoneImage = await preview(input.design);
  const body = { ...input.design, ...(stoneImage && { stoneImage }) };
  const stone = input.saved
    ? await updateStone(input.saved.address, { ...body, version: input.saved.version }, signal)
    : await createStone(body, input.creationKey, signal);
  return {
    address: { id: stone.id, token: input.saved?.address.token ?? stone.token },
    readonlyToken: stone.readonlyToken ?? input.saved?.readonlyToken,
    version: stone.version,
    design: input.design,
  };
}

/** Saves the design: a new stone is created, a saved one written again on the version it builds on. */
export const save = fromPromise<Saved, Saving>(({ input, signal }) =>
  unlessGivenUp(signal, saveOnce(input, signal)),
);

/** What the drawing is told. */
export type DrawingOrder =
  | { readonly type: 'draw'; readonly design: Design }
  | { readonly type: 'hold'; readonly element: number | undefined };

/**
 * Keeps the stage in step: one design is drawn at a time, and of the designs and elements in hand that come meanwhile
 * only the latest, so that fast typing and stepping never queue up. The stage outlives its designers: each begins with
 * nothing in hand.
 */
export const draw = fromCallback<DrawingOrder, Design, DesignerEvent>(({ input, receive, sendBack }) => {
  let waiting: Design | undefined = input;
  let inHand: { readonly element: number | undefined } | undefined = { element: undefined };
  let busy = false;
  let stopped = false;

  const carryOut = async ({ stage }: Renderer) => {
    while ((waiting || inHand) && !stopped) {
      const [design, hold] = [waiting, inHand];
      waiting = undefined;
      inHand = undefined;
      // Both are posted before either is awaited: what is in hand is seen also while a font is still on its way.
      const [shown] = await Promise.all([design && stage.show(design), hold && stage.hold(hold.element)]);
      if (shown && !stopped) sendBack({ type: 'drawn', shown });
    }
  };
  const run = async () => {
    if (busy) return;
    busy = true;
    try {
      await carryOut(await openRenderer());
    } catch (error) {
      console.error('the stone could not be drawn', error);
      if (!stopped) sendBack({ type: 'drawing failed' });
    } finally {
      busy = false;
    }
  };
  receive((order) => {
    if (order.type === 'hold') inHand = { element: order.element };
    else waiting = order.design;
    run();
  });
  run();
  return () => {
    stopped = true;
  };
});
