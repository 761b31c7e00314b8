import { sketchFrame } from '../../../scene/frame/sketchFrame';
import type { StoneFace } from '../../../stone/catalogue/stoneType';
import type { Frame } from '../../../stone/frame';
import styles from './FramePicture.module.css';

interface FramePictureProps {
  readonly face: StoneFace;
  readonly frame: Frame;
}

/** A stone as a small silhouette with a frame sketched on it. */
export function FramePicture({ face, frame }: FramePictureProps) {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${face.width} ${face.height}`} aria-hidden="true">
      <path className={styles.stone} d={face.outline} />
      <path className={styles.frame} d={sketchFrame(face, frame)} />
    </svg>
  );
}
