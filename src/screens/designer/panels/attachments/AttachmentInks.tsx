import styles from './AttachmentPicture.module.css';
import { INKS } from './inks';

/** The gradients for the small pictures of attachments, defined once for all of them. */
export function AttachmentInks() {
  return (
    <svg className={styles.inks} aria-hidden="true">
      <defs>
        {INKS.map(({ name, stops }) => (
          <linearGradient key={name} id={name} x1="0" y1="0" x2="1" y2="1">
            {stops.map(({ at, colour }) => (
              <stop key={at} offset={at} stopColor={colour} />
            ))}
          </linearGradient>
        ))}
      </defs>
    </svg>
  );
}
