import type { Golden } from './golden';
import { ATTACHMENTS } from './subjects/attachments';
import { COLOURS } from './subjects/colours';
import { ETCHINGS } from './subjects/etchings';
import { FAMILIES } from './subjects/families';
import { FRAMES } from './subjects/frames';
import { INSCRIPTIONS } from './subjects/inscriptions';
import { MAKES } from './subjects/makes';
import { MATERIALS } from './subjects/materials';
import { MEDALLIONS } from './subjects/medallions';
import { PARAGRAPHS } from './subjects/paragraphs';
import { PLACES } from './subjects/places';
import { RELIEFS } from './subjects/reliefs';
import { SPACE } from './subjects/space';
import { STONES } from './subjects/stones';
import { TURNED } from './subjects/turned';
import { VIGNETS } from './subjects/vignets';

/** All golden pictures by subject. A new one needs a file in `subjects/`, a line here, and a test like the others. */
export const SUBJECTS: Readonly<Record<string, readonly Golden[]>> = {
  stones: STONES,
  space: SPACE,
  turned: TURNED,
  medallions: MEDALLIONS,
  etchings: ETCHINGS,
  paragraphs: PARAGRAPHS,
  makes: MAKES,
  places: PLACES,
  materials: MATERIALS,
  families: FAMILIES,
  reliefs: RELIEFS,
  colours: COLOURS,
  vignets: VIGNETS,
  frames: FRAMES,
  inscriptions: INSCRIPTIONS,
  attachments: ATTACHMENTS,
};
