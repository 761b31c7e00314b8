import { useEffect, useState } from 'react';
import type { Offered } from '../../api/lists';
import { exportFile } from '../../renderer/exporter';
import type { Design } from '../../stone/stone';
import { useLocale } from '../designer/useLocale';

/** Pixels per mm of the picture: sharp on a tablet, and drawn in a second or two. */
export const PX_PER_MM = 2;

export interface Pictured {
  /** Drawn anew whenever it is another one. */
  readonly design: Design;
  readonly offered: Offered;
  readonly id: number | undefined;
}

/** The address of the stone's picture; undefined until it is drawn, and where it cannot be. */
export function useStonePicture({ design, offered, id }: Pictured) {
  const locale = useLocale();
  const [address, setAddress] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const drawing = new AbortController();
    let made: string | undefined;
    const { stoneTypes, vignets, backgrounds, attachments } = offered;
    const request = {
      order: { format: 'png', pxPerMm: PX_PER_MM } as const,
      design,
      id,
      catalogue: { stoneTypes, vignets, backgrounds, attachments },
      locale,
    };
    exportFile(request, () => undefined, drawing.signal).then(
      ({ blob }) => {
        if (drawing.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
        setFailed(false);
      },
      (error: unknown) => {
        if (drawing.signal.aborted) return;
        // What is shown is another stone.
        setAddress(undefined);
        setFailed(true);
        console.error('the stone could not be drawn', error);
      },
    );
    return () => {
      drawing.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [design, offered, id, locale]);
  return { address, hasFailed };
}
