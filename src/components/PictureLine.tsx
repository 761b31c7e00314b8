import type { SVGProps } from 'react';
import styles from './PictureLine.module.css';

interface PictureLineProps {
  /** Path data, in the picture's own pixels or in what `transform` makes of them. */
  readonly d: string;
  readonly transform?: string;
  /** Whether it is a shape that crosses itself. */
  readonly isCrossed?: boolean;
  /** For tests: whether it is where something is cut out. */
  readonly isCut?: boolean;
}

/** A line over a photograph that is seen on light and on dark: light, with a dark rim. */
export function PictureLine({ d, transform, isCrossed = false, isCut = false }: PictureLineProps) {
  const marks = { ...(isCrossed && { 'data-crossed': true }), ...(isCut && { 'data-cut': '' }) };
  return (
    <>
      <path className={styles.under} d={d} transform={transform} />
      <path className={styles.edge} d={d} transform={transform} {...marks} />
    </>
  );
}

/** What falls away of a photograph, darkened. */
export function PictureShade(props: Pick<SVGProps<SVGPathElement>, 'd' | 'mask'>) {
  return <path className={styles.shade} fillRule="evenodd" {...props} />;
}
