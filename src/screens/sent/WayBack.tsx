import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { prefixOf } from '../../i18n';
import { LinkLine } from '../designer/panels/LinkLine';
import { useLocale } from '../designer/useLocale';
import styles from './Sent.module.css';
import type { SentStone } from './sentOrder';

/** The links by which the stones are found again, to copy, or to share where the browser can. */
export function WayBack({ stones }: { readonly stones: readonly SentStone[] }) {
  const { t } = useTranslation('sent');
  const prefix = prefixOf(useLocale());
  const known = stones.filter(({ readonlyToken }) => readonlyToken);
  if (known.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('back.title')}</h3>
      <p>{t('back.hint')}</p>
      {known.map(({ address: { id }, readonlyToken }) => {
        const link = `${window.location.origin}${prefix}/designer/${id}/${readonlyToken}`;
        return (
          <div key={id} className={styles.link}>
            <LinkLine label={t('back.link', { id })} link={link} />
            <ShareButton link={link} />
          </div>
        );
      })}
    </section>
  );
}

/** Hands a link to the phone's own sharing; nothing where there is none (plain http, most desktops). */
function ShareButton({ link }: { readonly link: string }) {
  const { t } = useTranslation('sent');
  if (typeof navigator.share !== 'function') return null;
  return (
    <Button
      onPress={() => {
        // Whoever turns it down has the link before them all the same.
        navigator.share({ title: t('back.shared'), url: link }).catch(() => undefined);
      }}
    >
      <Share2 size={17} aria-hidden="true" />
      {t('back.share')}
    </Button>
  );
}
