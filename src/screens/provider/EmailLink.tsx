import styles from './Reach.module.css';

/** An address that a mail program writes to. */
export function EmailLink({ email }: { readonly email: string }) {
  return (
    <a className={styles.way} href={`mailto:${email}`}>
      {email}
    </a>
  );
}
