import type { Attachment } from '../../../../stone/catalogue/attachment';
import styles from './AttachmentPicture.module.css';
import { inkOf, rimOf } from './inks';

/** The margin around the drawing for its rim, as a fraction of its longer side. */
const AIR = 0.03;

/** An attachment as a small picture, drawn from its parts; its inks (`AttachmentInks`) are defined once beside it. */
export function AttachmentPicture({ parts, width, height }: Attachment) {
  const air = AIR * Math.max(width, height);
  return (
    <svg
      className={styles.picture}
      viewBox={`${-air} ${-air} ${width + 2 * air} ${height + 2 * air}`}
      aria-hidden="true"
    >
      {parts.map(({ outline, material }) => (
        <path key={outline} d={outline} fill={inkOf(material)} stroke={rimOf(material)} />
      ))}
    </svg>
  );
}
