import { useRef, useState } from 'react';
import type { Vertex } from '../../../geometry/polygon';
import type { Stroke } from '../../../stone/wire/stroke';
import { goingOn, type PictureSize, strokeOf } from './strokeOnPicture';

/** A brush in hand: set down, moved over the picture, lifted. */
export interface Brush {
  /** The stroke that is being drawn; undefined while the brush is lifted. */
  readonly drawn: Stroke | undefined;
  setDown(at: Vertex): void;
  goTo(at: Vertex): void;
  /** Ends the stroke and hands it on. */
  lift(): void;
  /** Ends the stroke as if it had not been. */
  drop(): void;
}

/**
 * The brush over a picture.
 *
 * @param keeps whether what is brushed is stone.
 * @param onStroke receives each stroke when the brush is lifted.
 */
export function useBrush(size: PictureSize, keeps: boolean, onStroke: (stroke: Stroke) => void): Brush {
  const [drawn, setDrawn] = useState<Stroke>();
  // Several moves may come before the next drawing of the page.
  const now = useRef<Stroke>(undefined);
  const set = (stroke: Stroke | undefined) => {
    now.current = stroke;
    setDrawn(stroke);
  };
  return {
    drawn,
    setDown: (at) => set(strokeOf(keeps, goingOn([], at, size))),
    goTo: (at) => {
      const stroke = now.current;
      if (stroke) set(strokeOf(stroke.keeps, goingOn(stroke.points, at, size)));
    },
    lift: () => {
      const stroke = now.current;
      set(undefined);
      if (stroke) onStroke(stroke);
    },
    drop: () => set(undefined),
  };
}
