import { useMemo } from 'react';
import styles from './Drawn.module.css';
import type { DrawnElement } from './stoneDrawing';
import { useObjectUrl } from './useObjectUrl';

interface DrawnPartProps {
  readonly drawn: DrawnElement;
  /** What it shows, for who does not see it. */
  readonly alt: string;
  /** The letter that is being written about. */
  readonly letter?: number | undefined;
  /** Called with the letter that is pressed. */
  readonly onLetter?: (index: number) => void;
}

/** An element as it stands on the stone, as large as the page is wide: a press on a letter tells which. */
export function DrawnPart({ drawn: { svg, view, letters }, alt, letter, onLetter }: DrawnPartProps) {
  const file = useMemo(() => new Blob([svg], { type: 'image/svg+xml' }), [svg]);
  const address = useObjectUrl(file);
  const [width, height] = [view.right - view.left, view.bottom - view.top];
  const marked = letters.find(({ index }) => index === letter);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the letter is chosen in the form below.
    // biome-ignore lint/a11y/noStaticElementInteractions: the same.
    <div
      className={styles.part}
      data-asks={onLetter !== undefined && letters.length > 0}
      // A tall element is no higher than half of the screen.
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(46 * width) / height}dvh)` }}
      onClick={({ currentTarget, clientX, clientY }) => {
        const box = currentTarget.getBoundingClientRect();
        const x = view.left + ((clientX - box.left) / box.width) * width;
        const y = view.top + ((clientY - box.top) / box.height) * height;
        const index = letterAt(letters, x, y);
        if (index !== undefined) onLetter?.(index);
      }}
    >
      {address && <img src={address} alt={alt} />}
      {marked && (
        <span
          className={styles.marked}
          aria-hidden="true"
          style={{
            left: `${((marked.box.left - view.left) / width) * 100}%`,
            top: `${((marked.box.top - view.top) / height) * 100}%`,
            width: `${((marked.box.right - marked.box.left) / width) * 100}%`,
            height: `${((marked.box.bottom - marked.box.top) / height) * 100}%`,
          }}
        />
      )}
    </div>
  );
}

/** The letter nearest to a place, in mm from the middle of its box. */
function letterAt(letters: DrawnElement['letters'], x: number, y: number): number | undefined {
  const away = ({ box: { left, right, top, bottom } }: DrawnElement['letters'][number]) =>
    Math.hypot(
      Math.max(left - x, 0, x - right),
      Math.max(top - y, 0, y - bottom) / 4,
      Math.abs(x - (left + right) / 2) / 100,
    );
  return letters.toSorted((one, other) => away(one) - away(other))[0]?.index;
}
