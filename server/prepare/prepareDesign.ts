import { FONTS } from '../../fonts/catalogue';
import { silhouetteOf } from '../../src/scene/silhouetteOf';
import { attachment } from '../../src/stone/catalogue/attachment';
import type { Locale } from '../../src/stone/catalogue/naming';
import { type StoneType, stoneType } from '../../src/stone/catalogue/stoneType';
import { vignet } from '../../src/stone/catalogue/vignet';
import { decisionsIn } from '../../src/stone/decisions';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { stoneChoice } from '../../src/stone/edits/stoneChoice';
import { withReadableColours } from '../../src/stone/legibility/withReadableColours';
import { type Design, design, type StoneKind, stoneKind } from '../../src/stone/stone';
import { withSamplesIn } from '../../src/stone/templates/samplesIn';
import type { Preparation } from '../../src/stone/wire/paths';
import { Refusal } from '../domain/refusal';
import { type EntryKind, entriesById, entryText, entryTexts } from '../store/catalogue';
import type { Queries } from '../store/database';

/** The standard stone is the only entry of its list. */
const STANDARD = 1;

/**
 * The standard preset: stone type 15, coffin, background 10, three lines and vignet 552 (specification section 4), with
 * sample words in a language. It has no name: a design is named after the name that is written on it.
 */
export async function standardDesign(queries: Queries, locale: Locale): Promise<Design> {
  const found = (await entryText(queries, 'standardStone', STANDARD)) ?? missing('standardStone');
  return { ...withSamplesIn(design.parse(JSON.parse(found)), locale), designName: '' };
}

function missing(kind: EntryKind): never {
  throw new Error(`the catalogue lacks a ${kind}`);
}

async function stoneTypeOf(queries: Queries, id: number): Promise<StoneType> {
  const found = await entryText(queries, 'stoneType', id);
  if (found === undefined) throw new Refusal('notFound');
  return stoneType.parse(JSON.parse(found));
}

/** The first offered new stone for a kind of grave; for coffins the standard stone's own type. */
async function fittingStoneType(queries: Queries, kind: StoneKind, standard: StoneType): Promise<StoneType> {
  if (standard.type === kind) return standard;
  const offered = (await entryTexts(queries, 'stoneType', kind)).map((text) =>
    stoneType.parse(JSON.parse(text)),
  );
  return offered.find(({ existing }) => !existing) ?? offered[0] ?? standard;
}

/** Sets a design onto a stone type as the designer does: onto its own in its own material, else in the first. */
async function onto(queries: Queries, given: Design, target: StoneType): Promise<Design> {
  const tried = given.wished?.map(({ StoneTypeId }) => StoneTypeId) ?? [];
  const entries = await entriesById(queries, {
    stoneType: [given.StoneTypeId, ...tried],
    vignet: given.Parms.flatMap((each) =>
      'vignetId' in each && each.type !== 'customVignet' ? [each.vignetId] : [],
    ),
    attachment: given.Parms.flatMap((each) => (each.type === 'attachment' ? [each.attachmentId] : [])),
  });
  const known = entries('stoneType', stoneType);
  const stoneTypes = [target, ...known.filter(({ id }) => id !== target.id)];
  const isKnown = [...stoneTypes, ...given.stoneStoneTypes].some(({ id }) => id === given.StoneTypeId);
  if (!isKnown) throw new Refusal('notFound');
  const edit = stoneChoice(
    given,
    {
      stoneTypes,
      vignets: entries('vignet', vignet),
      attachments: entries('attachment', attachment),
      fonts: FONTS,
    },
    target.id,
    silhouetteOf,
  );
  if (edit) return applyEdit(given, edit);
  // A material that the stone no longer comes in is kept, so that the user is told and chooses another.
  const named = given.StoneTypeVariantId;
  const StoneTypeVariantId = named === 0 ? (target.Variants[0]?.id ?? named) : named;
  return { ...given, type: target.type, StoneTypeVariantId };
}

/** Sets the standard lines onto a stone type, in colours that are legible on its material. */
async function standardOnto(queries: Queries, standard: Design, target: StoneType): Promise<Design> {
  const set = await onto(queries, standard, target);
  const variant = target.Variants.find(({ id }) => id === set.StoneTypeVariantId);
  return variant ? withReadableColours(set, variant) : set;
}

/** What is to be prepared. */
export interface Wish {
  readonly type: Preparation;
  /** The stone type wanted; 0 for one that fits. */
  readonly stoneTypeId: number;
  /** The stored design to start from, as JSON text. */
  readonly stored?: string;
  /** The language of sample words. */
  readonly locale: Locale;
}

/**
 * Prepares a design that is not stored yet (specification section 4, "Loading a design").
 *
 * - `new` and a kind of grave: the standard lines, set onto a stone type of that kind.
 * - with a stored design: that design, set onto the stone type wanted.
 * - `reset`: the standard lines on the stored design's stone type.
 * - `copystone`: the stored design as it is.
 *
 * @throws Refusal `notFound` for an unknown stone type.
 */
export async function prepareDesign(
  queries: Queries,
  { type, stoneTypeId, stored, locale }: Wish,
): Promise<Design> {
  const given = stored === undefined ? undefined : design.parse(JSON.parse(stored));
  if (type === 'copystone' && given) return given;
  const standard = await standardDesign(queries, locale);
  // Decisions about a stone are kept when its lines are reset.
  const start = !given ? standard : type === 'reset' ? { ...standard, ...decisionsIn(given) } : given;
  const place = given && type !== 'reset' ? onto : standardOnto;
  if (stoneTypeId > 0) return place(queries, start, await stoneTypeOf(queries, stoneTypeId));
  if (given) return place(queries, start, await stoneTypeOf(queries, given.StoneTypeId));
  const own = await stoneTypeOf(queries, standard.StoneTypeId);
  const kind = stoneKind.safeParse(type);
  return standardOnto(
    queries,
    standard,
    kind.success ? await fittingStoneType(queries, kind.data, own) : own,
  );
}
