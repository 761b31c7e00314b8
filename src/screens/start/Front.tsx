import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LatePart, late } from '../../components/LateScreen';
import { whenIdle } from '../../renderer/whenIdle';
import { readProvider } from '../provider/useProvider';
import { Actions } from './Actions';
import styles from './Front.module.css';
import { FrontFoot } from './front/FrontFoot';
import { NamedStone } from './front/NamedStone';
import { TopBar } from './TopBar';

const STORY = late(async () => (await import('./front/Story')).Story);

/** The first step, "take action": what the product is, the six things one can do, and what a visitor wants to know. */
export function Front() {
  const { t } = useTranslation('start');
  const { t: wizard } = useTranslation('wizard');
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <TopBar />
      </div>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{t('headline')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <NamedStone />
        <div className={styles.actions}>
          <h2 className={styles.question}>{wizard('titles.takeAction')}</h2>
          <Actions />
        </div>
        <LateStory />
      </main>
      <FrontFoot />
    </div>
  );
}

/** What stands below the actions: fetched when the page rests, since nobody sees it before he scrolls. */
function LateStory() {
  const [isThere, setThere] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        readProvider();
        // Without it the page is whole all the same.
        STORY.fetch().then(
          () => setThere(true),
          () => undefined,
        );
      }),
    [],
  );
  return isThere ? <LatePart of={STORY} given={{}} /> : null;
}
