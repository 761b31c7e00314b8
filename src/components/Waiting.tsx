import styles from './Waiting.module.css';

/** A page that is on its way: a stone with nothing on it yet, and in words what is awaited, where that is known. */
export function WaitingPage({ words }: { readonly words?: string }) {
  return (
    <main className={styles.page} aria-busy="true">
      <span className={`${styles.slab} ${styles.sheen}`} aria-hidden="true" />
      {words && <p role="status">{words}</p>}
    </main>
  );
}

interface WaitingListProps {
  /** What will stand there: lines below each other, or cards beside each other. */
  readonly of: 'lines' | 'cards';
  /** How many of them. */
  readonly count: number;
}

/**
 * The outlines of a list that is being fetched, in its place, so that nothing jumps when it comes. Nothing of it is read
 * out: whoever shows it says in words that something is loading.
 */
export function WaitingList({ of, count }: WaitingListProps) {
  return (
    <div className={`${styles.list} ${styles[of]}`} aria-hidden="true">
      {Array.from({ length: count }, (_part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines differ in nothing and never change places.
        <span key={index} className={`${styles.part} ${styles.sheen}`} />
      ))}
    </div>
  );
}
