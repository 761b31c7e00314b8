import { House, Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../../components/Button';
import styles from './Bar.module.css';
import { DesignerContext } from './designerContext';
import { DesignerMenu } from './menu/DesignerMenu';
import { SaveButton } from './SaveButton';
import { SendButton } from './sending/SendButton';
import { SendingContext } from './sending/sendingContext';
import { writtenKeys } from './shortcuts/shortcuts';

/** The bar above the stone: the way back, undo and redo, saving, sending, and everything else in a menu. */
export function Bar() {
  const { t } = useTranslation();
  const { t: start } = useTranslation('start');
  const actor = DesignerContext.useActorRef();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const canUndo = DesignerContext.useSelector(({ context }) => context.history.past.length > 0);
  const canRedo = DesignerContext.useSelector(({ context }) => context.history.future.length > 0);
  const celebrates = SendingContext.useSelector((state) => state.matches({ sent: 'celebrating' }));
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <Link href="/" className={styles.mark}>
          <House size={20} aria-hidden="true" />
          <span>{start('title')}</span>
        </Link>
        {!readOnly && (
          <>
            <div className={styles.steps}>
              <Button
                look="quiet"
                icon
                aria-label={t('undo')}
                shortcut={writtenKeys('undo')}
                isIdle={!canUndo}
                onPress={() => actor.send({ type: 'undo' })}
              >
                <Undo2 size={20} aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                icon
                aria-label={t('redo')}
                shortcut={writtenKeys('redo')}
                isIdle={!canRedo}
                onPress={() => actor.send({ type: 'redo' })}
              >
                <Redo2 size={20} aria-hidden="true" />
              </Button>
            </div>
            <SaveButton />
          </>
        )}
        {(!readOnly || celebrates) && <SendButton />}
        <DesignerMenu />
      </div>
    </header>
  );
}
