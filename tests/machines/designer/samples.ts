import type { Draft } from '../../../src/api/drafts';
import { Refused } from '../../../src/api/http';
import type { SavedNow } from '../../../src/machines/designer/context';
import type { Loaded, Saving } from '../../../src/machines/designer/effects';
import type { Edit } from '../../../src/stone/edits/edit';
import { type Stone, stone } from '../../../src/stone/stone';
import type { Shown } from '../../../workers/stage/contract';
import { sampleDesign } from '../../stone/sampleDesign';

const offered = { stoneTypes: [], vignets: [], backgrounds: [], attachments: [], fonts: [], churchyards: [] };

/** A new stone, prepared but not saved. */
export const NEW_STONE: Loaded = {
  offered,
  design: sampleDesign(),
  stone: undefined,
  drafts: [],
  people: undefined,
  isPrivileged: false,
};

/** The sample design as the server holds it, in a version. */
export function stoneInVersion(version: number, given: object = {}): Stone {
  return stone.parse({ ...sampleDesign(), id: 7, token: 'secret', readonlyToken: 'read', version, ...given });
}

/** A draft that says something else than the sample stone. */
export const DRAFT: Draft = {
  key: 'stone/7/before',
  design: { ...sampleDesign(), designName: 'Udkast' },
  keptAt: 2,
};

/** A draft whose stone was being created when its tab ended; edited since then. */
export const CREATED_DRAFT: Draft = {
  ...DRAFT,
  key: 'new/before',
  creation: { key: 'the key of before', design: { ...sampleDesign(), designName: 'Sendt' } },
};

/** A new stone, where two others were never saved: one of them was being created. */
export const NEW_STONE_WITH_DRAFTS: Loaded = {
  ...NEW_STONE,
  drafts: [CREATED_DRAFT, { ...DRAFT, key: 'new/long before', keptAt: 1 }],
};

/** A saved stone, as it was loaded. */
export const SAVED_STONE: Loaded = {
  offered,
  design: sampleDesign(),
  stone: stoneInVersion(3),
  drafts: [],
  people: undefined,
  isPrivileged: false,
};

/** A stone that was sent to the mason, or is reached by its readonlyToken. */
export const READ_ONLY_STONE: Loaded = { ...SAVED_STONE, stone: stoneInVersion(3, { readOnly: true }) };

/** A stone that was sent to the mason while something edited here was not saved. */
export const SENT_STONE_WITH_DRAFT: Loaded = {
  ...SAVED_STONE,
  stone: stoneInVersion(4, { readOnly: true, status: 'ordered', sentToMason: 1 }),
  drafts: [{ ...DRAFT, version: 3 }],
};

/** What the renderer answers once a design is drawn. */
export const SHOWN: Shown = {
  measures: { width: 600, height: 750, elements: [] },
  warnings: [],
  view: { pxPerMm: 1, left: 0, top: 0 },
  grip: undefined,
  marks: [],
};

/** A change that may wait (typing) and one that may not (a colour). */
export const typing = (subText: string): Edit => ({ kind: 'writeText', element: 0, subText });
export const colouring = (fontColor: string): Edit => ({
  kind: 'changeText',
  element: 0,
  fields: { fontColor },
});

/** What the server holds after a saving that went well: one version more. */
export function savedBy({ design, saved }: Saving): SavedNow {
  return {
    over: saved?.version,
    address: saved?.address ?? { id: 7, token: 'secret' },
    readonlyToken: 'read',
    version: (saved?.version ?? 0) + 1,
    status: 'draft',
    hasBusiness: false,
    takenOver: false,
    isForReading: false,
    waitsFor: null,
    quote: { PriceLines: [] },
    design,
  };
}

/** What a saving is refused with where somebody else saved the stone meanwhile, in version 9. */
export function conflictWith(theirs: object = { designName: 'Deres' }): Refused {
  return new Refused(409, 'Stenen er ændret imens.', stoneInVersion(9, theirs));
}
