import styles from './Differences.module.css';

/** In what a stone differs from an earlier one, each in a sentence. */
export function Differences({ said }: { readonly said: readonly string[] }) {
  return (
    <ul className={styles.differences}>
      {said.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
