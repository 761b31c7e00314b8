import { useEffect, useState } from 'react';
import type { Offered } from '../../api/lists';
import { placedPicture } from '../../renderer/exporter';
import type { Design } from '../../stone/stone';
import { useObjectUrl } from './useObjectUrl';

/** Pixels: a phone of 390 px shows it at three a pixel, a desk's column at nearly two. */
const WIDTH = 1200;

/** The address of a picture of the stone in its place, drawn here; undefined until it is there, and where it cannot be drawn. */
export function usePlacedPicture(
  design: Design,
  { stoneTypes, vignets, backgrounds, attachments }: Offered,
): string | undefined {
  const [made, setMade] = useState<{ readonly of: Design; readonly picture: Blob }>();
  useEffect(() => {
    const drawing = new AbortController();
    const catalogue = { stoneTypes, vignets, backgrounds, attachments };
    placedPicture({ design, catalogue, width: WIDTH }, drawing.signal).then(
      (picture) => {
        if (!drawing.signal.aborted) setMade({ of: design, picture });
      },
      (error: unknown) => {
        if (!drawing.signal.aborted) console.error('the stone could not be drawn in its place', error);
      },
    );
    return () => drawing.abort();
  }, [design, stoneTypes, vignets, backgrounds, attachments]);
  // An earlier version is never shown as the one to approve.
  return useObjectUrl(made?.of === design ? made.picture : undefined);
}
