import { useEffect, useState } from 'react';
import type { Offered } from '../../api/lists';
import { exportFile } from '../../renderer/exporter';
import type { Design } from '../../stone/stone';
import { useLocale } from '../designer/useLocale';
import { readDrawing, type StoneDrawing } from './stoneDrawing';

/** A stone's drawing as far as it is there. */
export interface Drawn {
  readonly drawing: StoneDrawing | undefined;
  readonly hasFailed: boolean;
}

/** A stone as outlines, drawn in the exporter's worker; undefined until it is there. */
export function useStoneDrawing(
  design: Design,
  { stoneTypes, vignets, backgrounds, attachments }: Offered,
): Drawn {
  const locale = useLocale();
  const [made, setMade] = useState<{ readonly of: Design; readonly drawing: StoneDrawing | undefined }>();
  useEffect(() => {
    const making = new AbortController();
    const request = {
      order: { format: 'svg', welded: false } as const,
      design,
      id: undefined,
      catalogue: { stoneTypes, vignets, backgrounds, attachments },
      locale,
    };
    exportFile(request, () => undefined, making.signal)
      .then(({ blob }) => blob.text())
      .then(
        (svg) => {
          if (!making.signal.aborted) setMade({ of: design, drawing: readDrawing(svg) });
        },
        (error: unknown) => {
          if (making.signal.aborted) return;
          setMade({ of: design, drawing: undefined });
          console.error('the lines could not be drawn', error);
        },
      );
    return () => making.abort();
  }, [design, stoneTypes, vignets, backgrounds, attachments, locale]);
  // The letters of an earlier version never stand over the words of a later one.
  const current = made?.of === design ? made : undefined;
  return { drawing: current?.drawing, hasFailed: current !== undefined && !current.drawing };
}
