import { useTranslation } from 'react-i18next';
import credits from '../../../fonts/credits.json';
import { usePageTitle } from '../../components/usePageTitle';
import { TopBar } from '../start/TopBar';
import styles from './CreditsScreen.module.css';
import { OrnamentCredits } from './OrnamentCredits';

/** The typefaces of the user interface. */
const SCREEN_FONTS = [
  { family: 'Inter', copyright: 'Copyright 2020 The Inter Project Authors (https://github.com/rsms/inter)' },
  {
    family: 'Source Serif 4',
    copyright: 'Copyright 2014 - 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’.',
  },
];

/** Where each typeface's licence is: it has to be shipped with them. */
const LICENCE = '/licences/OFL-1.1.txt';

/** The authors of the letters, the ornaments and the icons, and their licences. */
export function CreditsScreen() {
  const { t } = useTranslation('credits');
  usePageTitle(t('title'));
  return (
    <>
      <TopBar />
      <main className={styles.page}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <section className={styles.part}>
          <h2>{t('fonts')}</h2>
          <p>
            {t('fontsHint')} <a href={LICENCE}>{t('readLicence')}</a>
          </p>
          <FontCredits fonts={credits} />
          <h3>{t('screenFonts')}</h3>
          <FontCredits fonts={SCREEN_FONTS} />
        </section>
        <section className={styles.part}>
          <h2>{t('ornaments')}</h2>
          <p>{t('ornamentsHint')}</p>
          <OrnamentCredits />
        </section>
        <section className={styles.part}>
          <h2>{t('icons')}</h2>
          <p>
            <a className={styles.alone} href="https://lucide.dev/license" rel="noreferrer">
              {t('iconsText')}
            </a>
          </p>
        </section>
      </main>
    </>
  );
}

interface FontCreditsProps {
  readonly fonts: readonly { readonly family: string; readonly copyright: string }[];
}

function FontCredits({ fonts }: FontCreditsProps) {
  return (
    <dl className={styles.list}>
      {fonts.map(({ family, copyright }) => (
        <div key={family} className={styles.entry}>
          <dt>{family}</dt>
          <dd lang="en">{copyright}</dd>
        </div>
      ))}
    </dl>
  );
}
