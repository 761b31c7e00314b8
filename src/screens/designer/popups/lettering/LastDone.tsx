import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import type { LetteringAct } from '../../../../machines/lettering/act';
import { LetteringContext } from '../../lettering/letteringContext';
import { useTypefaceName } from '../../lettering/useTypefaceName';
import styles from './Lettering.module.css';

/** What takes an act back; undefined for what was kept, which is forgotten in its row. */
function takingBack(done: LetteringAct): LetteringAct | undefined {
  switch (done.does) {
    case 'forgetPair':
      return { does: 'keepPair', pair: done.pair };
    case 'forgetStyle':
      return { does: 'keepStyle', style: done.kept.style };
    case 'renameStyle': {
      const { style } = done.kept;
      const kept = { ...done.kept, style: { ...style, name: done.name } };
      return { does: 'renameStyle', kept, name: style.name };
    }
    default:
      return undefined;
  }
}

/** Says what was forgotten or renamed last, and takes it back. */
export function LastDone() {
  const { t } = useTranslation('lettering');
  const lettering = LetteringContext.useActorRef();
  const done = LetteringContext.useSelector(({ context }) => context.done);
  const nameOf = useTypefaceName();
  const back = done && takingBack(done);
  const said = () => {
    switch (done?.does) {
      case 'forgetPair':
        return t('forgottenPair', { pair: done.pair.before + done.pair.after, family: nameOf(done.pair) });
      case 'forgetStyle':
        return t('forgottenStyle', { name: done.kept.style.name });
      case 'renameStyle':
        return t('renamedStyle', { from: done.kept.style.name, to: done.name });
      default:
        return '';
    }
  };
  return (
    <div className={styles.done} role="status">
      {back && (
        <>
          <span>{said()}</span>
          <Button onPress={() => lettering.send({ type: 'act', act: back })}>
            {t(back.does === 'renameStyle' ? 'undoName' : 'bringBack')}
          </Button>
        </>
      )}
    </div>
  );
}
