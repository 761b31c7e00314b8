import { useId } from 'react';
import type { StoneType } from '../../../stone/catalogue/stoneType';
import styles from './StonePicture.module.css';

/** How wide and high the materials' tiles are, in pixels. */
const TILE_PIXELS = 1024;

interface StonePictureProps {
  readonly stoneType: StoneType;
  /** The side of the square the stone stands in, mm: the same for stones side by side, so that their sizes compare. */
  readonly side: number;
}

/** A stone type as it comes first: its outline cut out of its material, standing on the ground, lit from the left. */
export function StonePicture({ stoneType, side }: StonePictureProps) {
  const id = useId();
  const { outline, width, height } = stoneType;
  const [variant] = stoneType.Variants;
  const tile = TILE_PIXELS / (variant?.tilePxPerMm ?? 1);
  return (
    <svg
      className={styles.picture}
      viewBox={`${(width - side) / 2} ${height - side} ${side} ${side}`}
      aria-hidden="true"
    >
      <defs>
        <pattern id={`${id}tile`} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <rect width={tile} height={tile} fill={variant?.colour} />
          {variant && (
            <image href={`/catalogue/${variant.small ?? variant.tile}`} width={tile} height={tile} />
          )}
        </pattern>
        <linearGradient id={`${id}light`} x1="0" y1="0" x2="0.9" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0.04" />
          <stop offset="1" stopColor="#000" stopOpacity="0.28" />
        </linearGradient>
      </defs>
      <path d={outline} fill={`url(#${id}tile)`} />
      <path d={outline} fill={`url(#${id}light)`} className={styles.edge} />
    </svg>
  );
}
