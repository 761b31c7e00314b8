import { useState } from 'react';
import type { CutStone } from '../../../api/uploads';
import type { Vertex } from '../../../geometry/polygon';
import type { Stroke } from '../../../stone/wire/stroke';
import { PictureFrame } from '../PictureFrame';
import styles from './Brushing.module.css';
import { BrushSurface } from './BrushSurface';
import { CutLines, StrokeLines } from './CutLines';
import { BRUSH_RADIUS, type PictureSize } from './strokeOnPicture';
import { useBrush } from './useBrush';

interface BrushPictureProps {
  readonly picture: { readonly url: string } & PictureSize;
  /** The cut as it is now. */
  readonly cut: CutStone;
  readonly strokes: readonly Stroke[];
  readonly keeps: boolean;
  readonly onStroke: (stroke: Stroke) => void;
}

/** The photograph with the cut over it, to be brushed. */
export function BrushPicture({ picture, cut, strokes, keeps, onStroke }: BrushPictureProps) {
  const { width, height } = picture;
  const [place, setPlace] = useState<Vertex>({ x: width / 2, y: height / 2 });
  const brush = useBrush(picture, keeps, onStroke);
  const reach = BRUSH_RADIUS * Math.max(width, height);
  return (
    <div className={styles.room}>
      <PictureFrame
        picture={picture}
        seen={{ left: 0, top: 0, right: width, bottom: height }}
        lines={
          <>
            <CutLines size={picture} stone={cut.stone} within={cut.within} />
            <StrokeLines size={picture} strokes={brush.drawn ? [...strokes, brush.drawn] : strokes} />
            <circle cx={place.x} cy={place.y} r={reach} className={styles.ringUnder} />
            <circle cx={place.x} cy={place.y} r={reach} className={styles.ring} />
          </>
        }
      >
        {(view) => (
          <BrushSurface
            size={picture}
            view={view}
            brush={brush}
            keeps={keeps}
            place={place}
            onPlace={setPlace}
          />
        )}
      </PictureFrame>
    </div>
  );
}
