import styles from './Reach.module.css';

/** A telephone number that a phone calls. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className={styles.way} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  );
}
