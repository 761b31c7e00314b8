import { askEarly } from './api/earlyAnswers';
import { isUser, ownToken } from './api/identity';
import { LIST_PATHS, PRICES_PATH, STANDARD_STONE_PATH, STONE_PATH } from './api/paths';
import { readStandardStoneEarly, readStoneEarly } from './api/stones';
import { prepareStage } from './prepareStage';
import { openRenderer } from './renderer/renderer';
import { DESIGNER } from './screens/lateScreens';
import type { Design } from './stone/stone';

/** The addresses that show a stone, without the language prefix. */
const STONE = /^(?:\/(?:de|no))?\/(?:designer|stone-design|opret-sten)(?:\/|$)/;

/** Among them the one that begins a new stone of the standard preset, and those of saved ones. */
const NEW_STONE = /^(?:\/(?:de|no))?\/designer\/?$/;
const SAVED_STONE = /^(?:\/(?:de|no))?\/designer\/(?<id>[1-9]\d*)(?:\/(?<token>[\w-]+))?\/?$/;

type Address = Pick<Location, 'pathname' | 'search'>;

/** How long to wait for the designer's code before showing a loading indicator, in ms. */
const PATIENCE = 200;

/** What the stage lacks then, it loads when it shows the stone. */
function getReadyFor(stone: Promise<Design | undefined>): void {
  prepareStage(stone).catch(() => undefined);
}

/**
 * Asks for what the designer will ask for first, so that it does not wait for its code to run, and has the stage get ready for it.
 * Only where that code is in this browser already, and its service worker answers: on its first way through a network it would have
 * to wait for these answers.
 */
function askForStone({ pathname, search }: Address): void {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
  askEarly(Object.values(LIST_PATHS));
  if (search === '' && NEW_STONE.test(pathname)) {
    askEarly([STANDARD_STONE_PATH, PRICES_PATH]);
    getReadyFor(readStandardStoneEarly());
  }
  const { id, token } = SAVED_STONE.exec(pathname)?.groups ?? {};
  // Without a link it is read by a login; who has neither is sent there.
  if (id !== undefined && (token !== undefined || isUser())) {
    askEarly([`${STONE_PATH}/${id}`], token ?? ownToken());
    getReadyFor(readStoneEarly({ id: Number(id), token }));
  }
}

/**
 * Opens the stage at once where the address shows a stone, and may ask for that: both then arrive in parallel with the designer's
 * code. A failure is reported when they are needed.
 *
 * @returns fulfilled once the designer can be shown without a placeholder, or after the time limit.
 */
export async function openEarly(address: Address): Promise<void> {
  if (!STONE.test(address.pathname)) return;
  openRenderer().catch(() => undefined);
  askForStone(address);
  const coming = DESIGNER.fetch().catch(() => undefined);
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
