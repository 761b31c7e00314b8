import styles from './Silhouette.module.css';

interface SilhouetteProps {
  /** SVG path data in mm within 0 0 width height. */
  readonly outline: string;
  readonly width: number;
  readonly height: number;
}

/** A stone or a vignet as a small silhouette. */
export function Silhouette({ outline, width, height }: SilhouetteProps) {
  return (
    <svg className={styles.silhouette} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={outline} />
    </svg>
  );
}
