import { isUser } from '../../api/identity';
import { localeOfPage } from '../../api/localeOfPage';
import { fetchPriceList } from '../../api/prices';
import { fetchProject } from '../../api/projects';
import { fetchStone, prepareCopy, prepareStandardStone, prepareStone } from '../../api/stones';
import { writtenName } from '../../api/writtenName';
import { backOfStone } from '../../stone/back/backOfStone';
import { defaultDecisions } from '../../stone/decisions';
import { namedAfterStone } from '../../stone/nameOnStone';
import { LATEST_REVISION } from '../../stone/revision';
import { type Design, design, type Stone } from '../../stone/stone';
import { nextOfCase } from '../../stone/templates/nextOfCase';
import { nameThePeople, type People } from '../../stone/templates/people';
import { decisionsOfCase, type ProjectDetails } from '../../stone/wire/project';
import type { Opening } from './context';

/** What is opened, as it stands before its case is known. */
export interface Opened {
  readonly design: Design;
  /** The stone as the server holds it, unless it is new. */
  readonly stone: Stone | undefined;
}

/** Fetches the stone of an address, or prepares a new one. */
export async function fetchOpening(opening: Opening, signal: AbortSignal): Promise<Opened> {
  if (opening.kind === 'saved') {
    const stone = await fetchStone(opening, signal);
    return { stone, design: design.parse(stone) };
  }
  if (opening.kind === 'prefilled')
    return { stone: undefined, design: design.parse({ revision: LATEST_REVISION }) };
  const { grave, stoneTypeId = 0, like } = opening;
  if (like !== undefined) {
    const model = await prepareCopy({ id: like }, signal);
    return { stone: undefined, design: { ...model, ProjectId: opening.projectId } };
  }
  const isStandard = grave === 'coffin' && stoneTypeId === 0;
  const prepared = isStandard ? prepareStandardStone(signal) : prepareStone(grave, signal, stoneTypeId);
  return { stone: undefined, design: { ...(await prepared), ProjectId: opening.projectId } };
}

/** The case of a stone, which only its business may read. */
function caseOf({ ProjectId }: Design, signal: AbortSignal): Promise<ProjectDetails | undefined> {
  return isUser() && ProjectId ? fetchProject(ProjectId, signal) : Promise.resolve(undefined);
}

/** The people of a saved stone's case. Without them the stone can be designed all the same, so a failure is none. */
export const peopleOf = (opened: Design, signal: AbortSignal) =>
  caseOf(opened, signal).catch(() => undefined);

/** Whom a visitor's new stone is for, as far as they said on the start page; undefined where they did not. */
function peopleWritten(opening: Opening): People | undefined {
  const decName = opening.kind === 'new' && !isUser() ? writtenName.read()?.trim() : undefined;
  if (!decName) return undefined;
  return { decName, decBirth: '', decDeath: '', partnerName: '', partnerBirth: '', partnerDeath: '' };
}

/**
 * A new stone as it begins: for the people of its case, and with what is decided there. A case that cannot be read now
 * holds it up, since what the stone would say in its place would be written into it.
 */
export async function begun(
  prepared: Design,
  opening: Opening,
  signal: AbortSignal,
): Promise<{ readonly design: Design; readonly people: People | undefined }> {
  const known = await caseOf(prepared, signal);
  const decided = known ? decisionsOfCase(known) : defaultDecisions(isUser());
  const decidedUpon = { ...prepared, ...decided };
  if (opening.kind === 'new' && opening.like !== undefined) {
    const { like, isBack } = opening;
    const locale = localeOfPage();
    const begin = isBack ? backOfStone(decidedUpon, like, locale) : nextOfCase(decidedUpon, known, locale);
    return { people: known, design: begin };
  }
  const people = known ?? peopleWritten(opening);
  return { people, design: namedAfterStone(decidedUpon, nameThePeople(decidedUpon, people)) };
}

/** What a new stone is priced by. */
export async function usualPrices({ kind }: Opening, signal: AbortSignal) {
  return kind === 'saved' ? undefined : fetchPriceList(undefined, signal);
}

/** What a saved stone is priced by. One that can no longer be changed keeps the price that it was sent with. */
export async function pricesOf(opening: Opening, stone: Stone | undefined, signal: AbortSignal) {
  return opening.kind !== 'saved' || stone?.readOnly ? undefined : fetchPriceList(opening, signal);
}
