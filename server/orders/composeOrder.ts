import { checkChurchyard } from '../../src/scene/checks/churchyard';
import { judgedStone } from '../../src/scene/checks/judgedStone';
import { type Churchyard, churchyard } from '../../src/stone/catalogue/churchyard';
import { type Locale, nameIn } from '../../src/stone/catalogue/naming';
import { type StoneType, stoneType } from '../../src/stone/catalogue/stoneType';
import { type Finding, isOfChurchyard, type SaidFinding } from '../../src/stone/finding';
import { proofreadDesign } from '../../src/stone/proofreading/proofread';
import { reservesSpace } from '../../src/stone/reservesSpace';
import { type Design, design as designSchema } from '../../src/stone/stone';
import type { People } from '../../src/stone/templates/people';
import { sortOut } from '../../src/stone/waved';
import type { Order, OrderContent, OrderedStone } from '../../src/stone/wire/order';
import type { Checks } from '../drawing/checks';
import { entryText } from '../store/catalogue';
import type { Queries } from '../store/database';
import type { StoredStone } from '../store/storedStone';
import { hiddenElements } from '../texts/hiddenElements';
import { lineText } from '../texts/lineText';
import { reservedPlaces } from '../texts/reservedPlaces';
import { type remarkSentences, ruleWarningSentence, warningSentences } from '../texts/warningSentences';
import { inscriptionOf } from './inscriptionOf';
import type { MakeSureOfSeals } from './makeSureOfSeals';
import { orderedEtchings } from './orderedEtchings';
import { orderedMake } from './orderedMake';
import { orderedMedallions } from './orderedMedallions';
import { readingLink } from './readingLink';
import { sealOfStone } from './sealOfStone';

/** What an order is composed with. */
export interface Composing {
  readonly database: Queries;
  readonly checks: Pick<Checks, 'find'>;
  /** Where it is left out, seals that were not held against today's catalogue are left out of the order. */
  readonly makeSureOfSeals?: MakeSureOfSeals | undefined;
  /** The public address of the server. */
  readonly publicUrl: string;
  /** The caller, for the fair queue. */
  readonly caller: string;
  /** How long to wait for the checks of a stone, in ms. */
  readonly patience: number;
  /** The wording of the findings; for masons by default. */
  readonly wording?: Wording;
}

/** The wording of the findings on a stone. */
export interface Wording {
  readonly warnings: typeof remarkSentences;
  /** The churchyard's rule that a stone breaks. */
  readonly rule: typeof ruleWarningSentence;
}

const FOR_MASONS: Wording = { warnings: warningSentences, rule: ruleWarningSentence };

/** The churchyard chosen from the list; undefined for one that was typed, or no longer exists. */
async function churchyardOf(
  queries: Queries,
  { ChurchyardId }: OrderContent,
): Promise<Churchyard | undefined> {
  const text = ChurchyardId ? await entryText(queries, 'churchyard', ChurchyardId) : undefined;
  return text === undefined ? undefined : churchyard.parse(JSON.parse(text));
}

/** The stone type as the catalogue has it; undefined for a photographed one. */
async function stoneTypeOf(queries: Queries, { StoneTypeId }: Design): Promise<StoneType | undefined> {
  const text = await entryText(queries, 'stoneType', StoneTypeId);
  return text === undefined ? undefined : stoneType.parse(JSON.parse(text));
}

function brokenRulesOf(
  design: Design,
  ofCatalogue: StoneType | undefined,
  yard: Churchyard | undefined,
): readonly Finding[] {
  if (!yard) return [];
  const judged = judgedStone(design, () => ofCatalogue);
  return judged ? checkChurchyard(judged, yard) : [];
}

async function stoneOf(
  stone: StoredStone,
  { yard, people }: { readonly yard: Churchyard | undefined; readonly people: People | null },
  locale: Locale,
  { database, checks, publicUrl, patience, caller, wording = FOR_MASONS }: Composing,
): Promise<OrderedStone> {
  const design = designSchema.parse(JSON.parse(stone.design));
  const found = await checks.find(stone.design, patience, { caller, about: `stone:${stone.id}` });
  const ofCatalogue = await stoneTypeOf(database, design);
  const rules = brokenRulesOf(design, ofCatalogue, yard);
  const remarks = found ? [...found.scene, ...proofreadDesign(design, people ?? undefined)] : [];
  const said = (findings: readonly Finding[], texts: readonly string[]): SaidFinding[] =>
    findings.map((finding, index) => ({ ...finding, text: texts[index] ?? finding.kind }));
  const all = [
    ...said(remarks, wording.warnings(locale, remarks, design.Parms)),
    ...said(
      rules,
      rules.map((finding) => (yard ? wording.rule(locale, finding, nameIn(locale, yard)) : finding.kind)),
    ),
  ];
  // A stone's case, where it has one, decides where it will stand.
  const hidden = hiddenElements(design.Parms, locale);
  const seal = await sealOfStone(database, stone);
  const reserved = reservedPlaces(design.Parms, found?.reserved, locale);
  const { open, aside } = sortOut(all, { ...design, ChurchyardId: yard?.id });
  return {
    id: stone.id,
    version: stone.version,
    designName: design.designName,
    type: design.type,
    ExistingStone: design.ExistingStone,
    ...(design.backOf !== undefined && { backOf: design.backOf }),
    ...orderedMake(design, ofCatalogue, locale),
    ...(seal && { seal }),
    url: readingLink(publicUrl, locale, stone),
    inscription: inscriptionOf(design.Parms),
    ...orderedMedallions(design.Parms, stone.id, locale),
    ...orderedEtchings(design.Parms, stone.id, locale),
    ...(hidden.length > 0 && { hidden }),
    ...(reserved.length > 0 && { reserved }),
    findings: found ? open.filter((finding) => !isOfChurchyard(finding)) : null,
    waved: aside.map(({ finding, mark }) => ({ ...finding, reason: mark.reason })),
    missingPapers: null,
    brokenRules: open
      .filter(isOfChurchyard)
      .map(({ kind, elements, text }) => ({ kind, elements: [...elements], text })),
    Price: stone.price.total,
    Currency: stone.price.currency,
    ...(stone.price.vat && { PriceVat: stone.price.vat }),
    PriceLines: stone.price.lines.map((line) => ({ ...line, text: lineText(line, locale) })),
  };
}

/**
 * Composes an order: what was decided when it was sent, and its stones with all findings on them. Everything that a
 * mason gets is written from it.
 *
 * @param orderedAt when it was sent.
 */
export async function composeOrder(
  content: OrderContent,
  stones: readonly StoredStone[],
  locale: Locale,
  orderedAt: Date,
  composing: Composing,
): Promise<Order> {
  await composing.makeSureOfSeals?.(stones);
  const yard = await churchyardOf(composing.database, content);
  const designs = stones.map(({ design }) => designSchema.parse(JSON.parse(design)));
  const composed: OrderedStone[] = [];
  // One after the other: they share the drawing process.
  for (const stone of stones)
    composed.push(await stoneOf(stone, { yard, people: content.case }, locale, composing));
  return {
    format: 'gravestone-order',
    formatVersion: 1,
    locale,
    orderedAt: orderedAt.toISOString(),
    ...content,
    ReserveSpace: reservesSpace(content, designs),
    ChurchyardName: content.ChurchyardName.trim() || (yard ? nameIn(locale, yard) : ''),
    stones: composed.map((stone) => {
      const back = composed.find(({ backOf }) => backOf === stone.id);
      return back ? { ...stone, back: back.id } : stone;
    }),
  };
}
