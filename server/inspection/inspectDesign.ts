import { allFindings } from '../../src/scene/checks/allFindings';
import { judgedStone } from '../../src/scene/checks/judgedStone';
import { type Churchyard, churchyard } from '../../src/stone/catalogue/churchyard';
import type { Locale } from '../../src/stone/catalogue/naming';
import { type StoneType, stoneType } from '../../src/stone/catalogue/stoneType';
import type { SaidFinding } from '../../src/stone/finding';
import { dayOf } from '../../src/stone/proofreading/dates/calendar';
import type { Design } from '../../src/stone/stone';
import type { People } from '../../src/stone/templates/people';
import { Refusal } from '../domain/refusal';
import type { Checks } from '../drawing/checks';
import { entryText } from '../store/catalogue';
import type { Queries } from '../store/database';
import { sayFindings } from './sayFindings';

/** What a design is inspected with. */
export interface Inspecting {
  readonly database: Queries;
  readonly checks: Pick<Checks, 'find'>;
  /** How long to wait for the checks of a scene, in ms. */
  readonly patience: number;
  /** The caller, for the fair queue. */
  readonly caller: string;
}

/** The context that a design is inspected in. */
export interface InspectedFor {
  readonly locale: Locale;
  /** The people that its case names; undefined without a case. */
  readonly people: People | undefined;
}

async function churchyardOf(queries: Queries, { ChurchyardId }: Design): Promise<Churchyard | undefined> {
  const text = ChurchyardId ? await entryText(queries, 'churchyard', ChurchyardId) : undefined;
  return text === undefined ? undefined : churchyard.parse(JSON.parse(text));
}

async function stoneTypeOf(queries: Queries, id: number): Promise<StoneType | undefined> {
  const text = await entryText(queries, 'stoneType', id);
  return text === undefined ? undefined : stoneType.parse(JSON.parse(text));
}

/**
 * Everything that a mason, a proof-reader and the churchyard object to in a design, the worst first.
 *
 * @returns undefined where its scene could not be checked in time.
 * @throws Refusal `notFound` where the catalogue does not hold the design's stone.
 */
export async function inspectDesign(
  { database, checks, patience, caller }: Inspecting,
  design: Design,
  { locale, people }: InspectedFor,
): Promise<SaidFinding[] | undefined> {
  const ofCatalogue = await stoneTypeOf(database, design.StoneTypeId);
  const judged = judgedStone(design, () => ofCatalogue);
  if (!judged) throw new Refusal('notFound');
  const found = await checks.find(JSON.stringify(design), patience, { caller });
  if (!found) return undefined;
  const yard = await churchyardOf(database, design);
  const findings = allFindings({
    design,
    drawn: found.scene,
    judged,
    churchyard: yard,
    people,
    today: dayOf(new Date()),
  });
  return sayFindings(findings, { locale, parms: design.Parms, churchyard: yard });
}
