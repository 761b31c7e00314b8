import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import type { LetteringAct } from '../../../../machines/lettering/act';
import { LetteringContext } from '../../lettering/letteringContext';
import { useTypefaceName } from '../../lettering/useTypefaceName';
import styles from './Lettering.module.css';

/** What brings back what was forgotten; undefined where nothing was forgotten last. */
function bringingBack(done: LetteringAct | undefined): LetteringAct | undefined {
  if (done?.does === 'forgetPair') return { does: 'keepPair', pair: done.pair };
  if (done?.does === 'forgetStyle') return { does: 'keepStyle', style: done.kept.style };
  return undefined;
}

/** Says what was forgotten last, and brings it back. */
export function Forgotten() {
  const { t } = useTranslation('lettering');
  const lettering = LetteringContext.useActorRef();
  const done = LetteringContext.useSelector(({ context }) => context.done);
  const nameOf = useTypefaceName();
  const back = bringingBack(done);
  const said = () => {
    if (back?.does === 'keepPair') {
      const { before, after } = back.pair;
      return t('forgottenPair', { pair: before + after, family: nameOf(back.pair) });
    }
    return back?.does === 'keepStyle' ? t('forgottenStyle', { name: back.style.name }) : '';
  };
  return (
    <div className={styles.forgotten} role="status">
      {back && (
        <>
          <span>{said()}</span>
          <Button onPress={() => lettering.send({ type: 'act', act: back })}>{t('bringBack')}</Button>
        </>
      )}
    </div>
  );
}
