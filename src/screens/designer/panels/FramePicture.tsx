import { sketchFrame } from '../../../scene/frame/sketchFrame';
import type { StoneType } from '../../../stone/catalogue/stoneType';
import type { Frame } from '../../../stone/frame';
import styles from './FramePicture.module.css';

interface FramePictureProps {
  readonly stoneType: StoneType;
  readonly frame: Frame;
}

/** A stone as a small silhouette with a frame sketched on it. */
export function FramePicture({ stoneType, frame }: FramePictureProps) {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${stoneType.width} ${stoneType.height}`} aria-hidden="true">
      <path className={styles.stone} d={stoneType.outline} />
      <path className={styles.frame} d={sketchFrame(stoneType, frame)} />
    </svg>
  );
}
