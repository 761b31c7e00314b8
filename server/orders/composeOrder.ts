import { checkChurchyard } from '../../src/scene/checks/churchyard';
import { judgedStone } from '../../src/scene/checks/judgedStone';
import { type Churchyard, churchyard } from '../../src/stone/catalogue/churchyard';
import { type Locale, nameIn } from '../../src/stone/catalogue/naming';
import { stoneType } from '../../src/stone/catalogue/stoneType';
import { type Finding, isOfChurchyard, type SaidFinding } from '../../src/stone/finding';
import { proofreadDesign } from '../../src/stone/proofreading/proofread';
import { type Design, design as designSchema } from '../../src/stone/stone';
import type { People } from '../../src/stone/templates/people';
import { sortOut } from '../../src/stone/waved';
import type { Order, OrderContent, OrderedStone } from '../../src/stone/wire/order';
import type { Checks } from '../drawing/checks';
import { entryText } from '../store/catalogue';
import type { Queries } from '../store/database';
import type { StoredStone } from '../store/storedStone';
import { lineText } from '../texts/lineText';
import { type remarkSentences, ruleWarningSentence, warningSentences } from '../texts/warningSentences';
import { readingLink } from './readingLink';

/** What an order is composed with. */
export interface Composing {
  readonly database: Queries;
  readonly checks: Pick<Checks, 'find'>;
  /** Under which address people reach the server. */
  readonly publicUrl: string;
  /** For whom, to take turns. */
  readonly caller: string;
  /** How long the checks of a stone are waited for, in ms. */
  readonly patience: number;
  /** How what is noticed is put into words: as masons read it where nothing else is asked for. */
  readonly wording?: Wording;
}

/** How what is noticed about a stone is put into words. */
export interface Wording {
  readonly warnings: typeof remarkSentences;
  /** Against which rule of the churchyard the stone is. */
  readonly rule: typeof ruleWarningSentence;
}

const FOR_MASONS: Wording = { warnings: warningSentences, rule: ruleWarningSentence };

/** The churchyard of the list that was chosen; undefined for one that was only written, or is gone. */
async function churchyardOf(
  queries: Queries,
  { ChurchyardId }: OrderContent,
): Promise<Churchyard | undefined> {
  const text = ChurchyardId ? await entryText(queries, 'churchyard', ChurchyardId) : undefined;
  return text === undefined ? undefined : churchyard.parse(JSON.parse(text));
}

async function brokenRulesOf(
  queries: Queries,
  design: Design,
  yard: Churchyard | undefined,
): Promise<readonly Finding[]> {
  if (!yard) return [];
  const text = await entryText(queries, 'stoneType', design.StoneTypeId);
  const ofCatalogue = text === undefined ? undefined : stoneType.parse(JSON.parse(text));
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
  const rules = await brokenRulesOf(database, design, yard);
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
  // Where the stone is to stand is decided in its case, where it has one.
  const { open, aside } = sortOut(all, { ...design, ChurchyardId: yard?.id });
  return {
    id: stone.id,
    version: stone.version,
    designName: design.designName,
    type: design.type,
    ExistingStone: design.ExistingStone,
    url: readingLink(publicUrl, locale, stone),
    inscription: design.Parms.flatMap((element) => (element.type === 'text' ? [element.subText] : [])),
    findings: found ? open.filter((finding) => !isOfChurchyard(finding)) : null,
    waved: aside.map(({ finding, mark }) => ({ ...finding, reason: mark.reason })),
    missingPapers: null,
    brokenRules: open
      .filter(isOfChurchyard)
      .map(({ kind, elements, text }) => ({ kind, elements: [...elements], text })),
    Price: stone.price.total,
    Currency: stone.price.currency,
    PriceLines: stone.price.lines.map((line) => ({ ...line, text: lineText(line, locale) })),
  };
}

/**
 * Puts an order together: what was decided when it was sent, and its stones with everything that was noticed about them.
 * Whatever a mason gets is written from the outcome.
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
  const yard = await churchyardOf(composing.database, content);
  const composed: OrderedStone[] = [];
  // One after the other: each waits for the drawing thread.
  for (const stone of stones)
    composed.push(await stoneOf(stone, { yard, people: content.case }, locale, composing));
  return {
    format: 'gravestone-order',
    formatVersion: 1,
    locale,
    orderedAt: orderedAt.toISOString(),
    ...content,
    ChurchyardName: content.ChurchyardName.trim() || (yard ? nameIn(locale, yard) : ''),
    stones: composed,
  };
}
