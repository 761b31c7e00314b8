import { fetchPreview } from '../../api/designs';
import { LruCache } from '../../cache/lruCache';
import type { ListedStone } from '../../stone/wire/project';

/** So many pictures are kept: scrolling back fetches nothing again. */
const previews = new LruCache<string, Blob>({ most: 200 });

/** The picture of a stone as it was last saved; one that was seen before is there without a call. */
export async function previewOf({ id, version }: ListedStone, signal: AbortSignal): Promise<Blob> {
  const key = `${id}/${version}`;
  const known = previews.get(key);
  if (known) return known;
  const blob = await fetchPreview(id, signal);
  previews.set(key, blob);
  return blob;
}

/** Forgets every picture: they are those of whoever was logged in. */
export function clearPreviews(): void {
  previews.clear();
}
