import type { FontCache } from '../lettering/fontCache';
import type { Attachment } from '../stone/catalogue/attachment';
import type { Background } from '../stone/catalogue/background';
import type { StoneType } from '../stone/catalogue/stoneType';
import type { Vignet } from '../stone/catalogue/vignet';
import type { OwnPictures } from './ownPictures';
import type { Sources } from './sources';

/** The parts of a catalogue needed to draw a stone. */
export interface DrawnCatalogue {
  readonly stoneTypes: readonly StoneType[];
  readonly vignets: readonly Vignet[];
  readonly backgrounds: readonly Background[];
  readonly attachments: readonly Attachment[];
}

function byId<T extends { id: number }>(entries: readonly T[]): (id: number) => T | undefined {
  const map = new Map(entries.map((entry) => [entry.id, entry]));
  return (id) => map.get(id);
}

/** Lookups for a catalogue's vignets and attachments. */
export function namesIn({
  vignets,
  attachments,
}: Pick<DrawnCatalogue, 'vignets' | 'attachments'>): Pick<Sources, 'vignet' | 'attachment'> {
  return { vignet: byId(vignets), attachment: byId(attachments) };
}

/**
 * What a scene is built from: a catalogue, the fonts and the uploaded vignettes loaded so far.
 *
 * @param own without it, no uploaded vignet is available.
 */
export function sourcesFrom(catalogue: DrawnCatalogue, fonts: FontCache, own?: OwnPictures): Sources {
  return {
    ...namesIn(catalogue),
    stoneType: byId(catalogue.stoneTypes),
    existingStone: catalogue.stoneTypes.find(({ existing }) => existing),
    background: byId(catalogue.backgrounds),
    ownPicture: (url) => own?.get(url),
    typeface: (family, cursive, revision) => fonts.get(family, cursive, revision),
  };
}
