import { useId } from 'react';
import { PictureLine, PictureShade } from '../../../components/PictureLine';
import type { Box } from '../../../geometry/box';
import type { OwnStoneType } from '../../../stone/ownStoneType';
import type { Stroke } from '../../../stone/wire/stroke';
import styles from './Brushing.module.css';
import type { PictureSize } from './strokeOnPicture';

interface CutLinesProps {
  readonly size: PictureSize;
  readonly stone: OwnStoneType;
  /** The stone's box, as shares of the picture's sides. */
  readonly within: Box;
}

/** The cut over its picture: its edge, and a shade over what falls away. */
export function CutLines({ size: { width, height }, stone, within }: CutLinesProps) {
  const hole = useId();
  const across = ((within.right - within.left) * width) / stone.width;
  const down = ((within.bottom - within.top) * height) / stone.height;
  const place = `translate(${within.left * width} ${within.top * height}) scale(${across} ${down})`;
  return (
    <>
      <mask id={hole} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
        <rect width={width} height={height} fill="white" />
        <path d={stone.outline} transform={place} fill="black" />
      </mask>
      <PictureShade d={`M0 0H${width}V${height}H0Z`} mask={`url(#${hole})`} />
      <PictureLine d={stone.outline} transform={place} isCut />
    </>
  );
}

/** Strokes over their picture: with a plain line in the middle for stone, a dashed one for what is none. */
export function StrokeLines({
  strokes,
  size,
}: {
  readonly strokes: readonly Stroke[];
  readonly size: PictureSize;
}) {
  return strokes.map(({ keeps, radius, points }, i) => {
    const places = points.map(([x, y]) => `${x * size.width} ${y * size.height}`);
    // A line to where it begins is a dot.
    const d = `M${places.join('L')}${places.length === 1 ? `L${places[0]}` : ''}`;
    const breadth = 2 * radius * Math.max(size.width, size.height);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: strokes come and go at the end alone.
      <g key={i} data-stroke={keeps ? 'stone' : 'notStone'}>
        <path d={d} className={styles.stroke} strokeWidth={breadth} />
        <path d={d} className={styles.middle} />
      </g>
    );
  });
}
