import { attachment } from '../../src/stone/catalogue/attachment';
import { background } from '../../src/stone/catalogue/background';
import { stoneType } from '../../src/stone/catalogue/stoneType';
import { vignet } from '../../src/stone/catalogue/vignet';
import type { Design } from '../../src/stone/stone';
import { entriesById, entryTexts } from '../store/catalogue';
import type { Queries } from '../store/database';
import type { Drawable } from './task';

/** Reads a picture by its address; undefined where it is not stored here. */
export type ReadPicture = (url: string) => Promise<Uint8Array | undefined>;

/** Loads what a design names: catalogue entries, also those no longer offered, and uploaded pictures. */
export async function drawableOf(queries: Queries, design: Design, read: ReadPicture): Promise<Drawable> {
  /** A photographed stone is drawn as an existing one; what its picture does not tell comes from the first of those. */
  const standing = async () => {
    const offered = await entryTexts(queries, 'stoneType', 'all');
    return offered.map((text) => stoneType.parse(JSON.parse(text))).filter(({ existing }) => existing);
  };
  const isPhotographed = design.stoneStoneTypes.some(({ id }) => id === design.StoneTypeId);
  const entries = await entriesById(queries, {
    stoneType: isPhotographed ? [] : [design.StoneTypeId],
    vignet: design.Parms.flatMap((each) =>
      'vignetId' in each ? [each.vignetId] : each.type === 'text' ? Object.values(each.signs ?? {}) : [],
    ),
    background: [design.BackgroundId],
    attachment: design.Parms.flatMap((each) => (each.type === 'attachment' ? [each.attachmentId] : [])),
  });
  const pictures = new Map<string, Uint8Array>();
  const portraits = design.Parms.flatMap((each) => ('picture' in each ? [each.picture] : []));
  const uploaded = [...design.stoneVignets, ...design.stoneStoneTypes].map(({ url }) => url);
  for (const url of new Set([...uploaded, ...portraits])) {
    const bytes = await read(url);
    if (bytes) pictures.set(url, bytes);
  }
  return {
    design,
    pictures,
    catalogue: {
      stoneTypes: isPhotographed ? await standing() : entries('stoneType', stoneType),
      vignets: entries('vignet', vignet),
      backgrounds: entries('background', background),
      attachments: entries('attachment', attachment),
    },
  };
}
