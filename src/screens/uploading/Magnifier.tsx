import type { Box } from '../../geometry/box';
import type { Vertex } from '../../geometry/polygon';
import type { FramedPicture, View } from './PictureFrame';
import styles from './PictureView.module.css';

/** How much of the longer side of what is seen is shown in the magnifier: four times as large on a phone. */
const SHOWN = 1 / 16;

/** How near its middle comes to the picture's edges, in px: half of its size, less the room around the picture. */
const INSET = 42;

interface MagnifierProps {
  readonly picture: FramedPicture;
  readonly seen: Box;
  readonly view: View;
  /** The place in its middle. */
  readonly place: Vertex;
}

/** What lies under the finger, larger and beside it: above, or at the side where the upper edge is near. */
export function Magnifier({ picture, seen, view, place }: MagnifierProps) {
  const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
  const side = SHOWN * Math.max(width, height);
  const { x, y } = place;
  const beside = x - seen.left < width / 2 ? 'right' : 'left';
  const where = y - seen.top > height / 3 ? 'above' : beside;
  const { left, top } = view.at(place);
  const within = where === 'above' ? `clamp(${INSET}px, ${left}, calc(100% - ${INSET}px))` : left;
  return (
    <div className={styles.magnifier} style={{ left: within, top }} data-where={where}>
      <svg viewBox={`${x - side / 2} ${y - side / 2} ${side} ${side}`} aria-hidden="true">
        <image href={picture.url} width={picture.width} height={picture.height} preserveAspectRatio="none" />
        <path
          className={styles.crossUnder}
          d={`M${x - side} ${y}h${2 * side}M${x} ${y - side}v${2 * side}`}
        />
        <path className={styles.cross} d={`M${x - side} ${y}h${2 * side}M${x} ${y - side}v${2 * side}`} />
      </svg>
    </div>
  );
}
