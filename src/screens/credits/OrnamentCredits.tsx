import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchVignets, type Offered } from '../../api/lists';
import styles from './CreditsScreen.module.css';
import { type Drawn, drawnBy } from './drawnBy';

/** Where each licence can be read. */
const LICENCES: Readonly<Record<string, string>> = {
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'Apache-2.0': 'https://www.apache.org/licenses/LICENSE-2.0',
  MIT: 'https://opensource.org/license/mit',
};

/** The authors of the catalogue's ornaments. */
export function OrnamentCredits() {
  const { t } = useTranslation('credits');
  const [vignets, setVignets] = useState<Offered['vignets'] | 'failed'>([]);
  useEffect(() => {
    const given = new AbortController();
    fetchVignets(given.signal).then(setVignets, () => {
      if (!given.signal.aborted) setVignets('failed');
    });
    return () => given.abort();
  }, []);
  if (vignets === 'failed') return <p role="alert">{t('failed')}</p>;
  return (
    <dl className={styles.list}>
      {drawnBy(vignets).map((each) => (
        <Entry key={`${each.by} ${each.licence}`} {...each} />
      ))}
    </dl>
  );
}

function Entry({ by, licence, ornaments }: Drawn) {
  const address = LICENCES[licence];
  return (
    <div className={styles.entry}>
      <dt>
        {by} · {address ? <a href={address}>{licence}</a> : licence}
      </dt>
      <dd lang="en">{ornaments.join(', ')}</dd>
    </div>
  );
}
