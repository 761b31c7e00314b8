import { useId } from 'react';
import { useGoesOn } from './useGoesOn';
import styles from './Waiting.module.css';

/** The outline of a stone: an SVG path, in a box of this width and height. */
interface Shape {
  readonly outline: string;
  readonly width: number;
  readonly height: number;
}

/** Quick loads show no indicator: it appears after so many ms, as its style sheet says of lists. */
const APPEARS_AFTER = 200;

interface WaitingPageProps {
  /** What is being loaded, where that is known. */
  readonly words?: string | undefined;
}

interface WaitingStoneProps extends WaitingPageProps {
  /** The stone that is to come, where it is known; else it has a round head. */
  readonly shape?: Shape | undefined;
}

/** A page that is loading: a stone with nothing on it yet. */
export function WaitingPage({ words }: WaitingPageProps) {
  return (
    <main className={styles.page} aria-busy="true">
      <WaitingStone words={words} />
    </main>
  );
}

/** The designer that is loading: its frame, and in the stone's place a stone with nothing on it yet (styles/waiting.css). */
export function WaitingDesigner({ words }: WaitingPageProps) {
  return (
    <main className="waiting-designer" aria-busy="true">
      <WaitingStone words={words} />
    </main>
  );
}

/** A stone with nothing on it yet, in the middle of the place where one is loading. */
export function WaitingStone({ words, shape }: WaitingStoneProps) {
  const clip = useId();
  const since = useGoesOn();
  return (
    <div className="waiting-stone" style={{ animationDelay: `${APPEARS_AFTER - since}ms` }}>
      {shape ? (
        <>
          <span
            className={`${styles.shaped} waiting-sheen`}
            style={{ aspectRatio: `${shape.width} / ${shape.height}`, clipPath: `url(#${clip})` }}
            aria-hidden="true"
            data-shaped=""
          />
          <svg className={styles.clip} aria-hidden="true">
            <clipPath id={clip} clipPathUnits="objectBoundingBox">
              <path d={shape.outline} transform={`scale(${1 / shape.width} ${1 / shape.height})`} />
            </clipPath>
          </svg>
        </>
      ) : (
        <span className="waiting-slab waiting-sheen" aria-hidden="true" />
      )}
      {words && <p role="status">{words}</p>}
    </div>
  );
}

interface WaitingListProps {
  /** The layout to come: lines below each other, or cards side by side. */
  readonly of: 'lines' | 'cards';
  /** How many of them. */
  readonly count: number;
}

/**
 * The outlines of a list that is loading, in its place, so that nothing jumps when it arrives. They are hidden from
 * screen readers: the parent says in words that something is loading.
 */
export function WaitingList({ of, count }: WaitingListProps) {
  return (
    <div className={`${styles.list} ${styles[of]}`} aria-hidden="true">
      {Array.from({ length: count }, (_part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines differ in nothing and never change places.
        <span key={index} className={`${styles.part} waiting-sheen`} />
      ))}
    </div>
  );
}
