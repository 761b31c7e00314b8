import styles from './Particulars.module.css';

/** Terms and their descriptions, stacked. */
export function Particulars({
  entries,
}: {
  readonly entries: readonly (readonly [term: string, said: string])[];
}) {
  return (
    <dl className={styles.entries}>
      {entries.map(([term, said]) => (
        <div key={term} className={styles.entry}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.said}>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
