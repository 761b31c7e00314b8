import { useTranslation } from 'react-i18next';
import { EmailLink } from '../../provider/EmailLink';
import { PhoneLink } from '../../provider/PhoneLink';
import { useProvider } from '../../provider/useProvider';
import styles from './Story.module.css';

/** Who runs the service, as the provider's settings and brand say; nothing where they name nobody. */
export function Behind() {
  const { t } = useTranslation('start');
  const provider = useProvider();
  if (!provider?.name) return null;
  const { name, email, phone, address, logo } = provider;
  return (
    <section className={styles.part} aria-labelledby="front-behind">
      <h2 id="front-behind">{t('behind')}</h2>
      {logo && <img src={logo} alt="" className={styles.logo} />}
      <div className={styles.reach}>
        <strong>{name}</strong>
        {address && <address>{address}</address>}
        {phone && <PhoneLink phone={phone} />}
        {email && <EmailLink email={email} />}
      </div>
    </section>
  );
}
