import { useState } from 'react';
import { PictureLine } from '../../components/PictureLine';
import type { Vertex } from '../../geometry/polygon';
import type { KnownDistance } from '../../scene/knownDistance';
import { CloserLook, wholeOf } from './CloserLook';
import { Handle } from './Handle';
import { Magnifier } from './Magnifier';
import { type FramedPicture, PictureFrame } from './PictureFrame';

/** One press of an arrow key, as a share of the longer side of what is seen: half a mm on a stone 1 m high. */
const FINE = 0.0005;

/** The strokes at the ends of the line, to one side of it, as a share of the longer side of what is seen. */
const END = 0.04;

interface DistanceOnPictureProps {
  /** It shows the thing straight from the front. */
  readonly shown: FramedPicture;
  readonly distance: KnownDistance;
  readonly onChange: (distance: KnownDistance) => void;
}

/** A line between two points as a measure is drawn: with a stroke across each of its ends. */
function measureLine(from: Vertex, to: Vertex, end: number): string {
  const apart = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [acrossX, acrossY] = [((from.y - to.y) / apart) * end, ((to.x - from.x) / apart) * end];
  const stroke = ({ x, y }: Vertex) => `M${x - acrossX} ${y - acrossY}L${x + acrossX} ${y + acrossY}`;
  return `M${from.x} ${from.y}L${to.x} ${to.y}${stroke(from)}${stroke(to)}`;
}

/** A picture with the two points between which something was measured: each dragged, or moved by the arrow keys. */
export function DistanceOnPicture({ shown, distance, onChange }: DistanceOnPictureProps) {
  const [seen, setSeen] = useState(() => wholeOf(shown));
  const [held, setHeld] = useState<'from' | 'to'>();
  const { from, to } = distance;
  const line = measureLine(from, to, END * Math.max(seen.right - seen.left, seen.bottom - seen.top));
  const around = {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    right: Math.max(from.x, to.x),
    bottom: Math.max(from.y, to.y),
  };
  return (
    <>
      <PictureFrame picture={shown} seen={seen} isAmongFields lines={<PictureLine d={line} />}>
        {(view) => (
          <>
            {(['from', 'to'] as const).map((point) => (
              <Handle
                key={point}
                grip={point}
                place={distance[point]}
                seen={seen}
                view={view}
                step={FINE}
                onMove={(place) => onChange({ ...distance, [point]: place })}
                onHeld={(isHeld) => setHeld((now) => (isHeld ? point : now === point ? undefined : now))}
              />
            ))}
            {held && <Magnifier picture={shown} seen={seen} view={view} place={distance[held]} />}
          </>
        )}
      </PictureFrame>
      <CloserLook picture={shown} seen={seen} around={around} onSee={setSeen} />
    </>
  );
}
