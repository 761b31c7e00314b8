import { fetchPreview } from '../../api/designs';
import type { ListedStone } from '../../stone/wire/project';

/** So many pictures are kept, those that were looked at last: scrolling back fetches nothing again. */
const MOST = 200;

const kept = new Map<string, Blob>();

/** The picture of a stone as it was last saved; one that was seen before is there without a call. */
export async function previewOf({ id, version }: ListedStone, signal: AbortSignal): Promise<Blob> {
  const key = `${id}/${version}`;
  const blob = kept.get(key) ?? (await fetchPreview(id, signal));
  kept.delete(key);
  kept.set(key, blob);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return blob;
}

/** Forgets every picture: they are those of whoever was logged in. */
export function clearPreviews(): void {
  kept.clear();
}
