import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { ReadCheck } from '../../../components/ReadCheck';
import { confirmationOf } from '../../../machines/sending/confirmation';
import type { Reading } from '../../../machines/sending/context';
import { LetterReading } from '../../project/LetterReading';
import { DesignerContext } from '../designerContext';
import { SendingContext } from './sendingContext';

/** The popup `send stone`: every line and the letter once more, to be read before a stone is cut. */
export function SendStone() {
  const { t } = useTranslation('sending');
  const { t: ofProject } = useTranslation('project');
  const actor = SendingContext.useActorRef();
  const designer = DesignerContext.useActorRef();
  const reading = SendingContext.useSelector(({ context }) => context.reading);
  // A new letter, for example after changes in another tab, has to be read again.
  const [read, setRead] = useState<Reading>();
  const isRead = reading !== undefined && read === reading;
  const close = () => actor.send({ type: 'close' });
  const confirm = () => actor.send(confirmationOf(designer.getSnapshot().context));
  return (
    <Popup
      name="send stone"
      title={t('readThrough')}
      onClose={close}
      actions={
        <>
          <Button onPress={() => actor.send({ type: 'settings.open' })}>{t('changeSettings')}</Button>
          <Button look="primary" isDisabled={!isRead} onPress={confirm}>
            {t('send')}
          </Button>
        </>
      }
    >
      <p>{ofProject('reading.hint')}</p>
      {reading && <LetterReading letter={reading.letter} />}
      <ReadCheck isRead={isRead} onChange={(checked) => setRead(checked ? reading : undefined)}>
        {ofProject('reading.isRead')}
      </ReadCheck>
    </Popup>
  );
}
