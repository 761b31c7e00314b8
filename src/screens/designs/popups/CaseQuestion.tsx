import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import type { DesignsEvent } from '../../../machines/designs/context';
import { DesignsContext } from '../designsContext';
import { FailurePopup } from './FailurePopup';

/** Every question about a case being edited: its text and its answers. */
const QUESTIONS = {
  leaving: { title: 'project.unsaved', text: undefined, no: 'project.goOn', yes: 'project.discard' },
  conflicting: {
    title: 'project.conflict',
    text: 'project.conflictText',
    no: 'project.theirs',
    yes: 'project.mine',
  },
  confirmingDeletion: {
    title: 'project.delete',
    text: 'project.deleteSure',
    no: 'cancel',
    yes: 'project.delete',
  },
} as const;

const ANSWERS: Readonly<Record<keyof typeof QUESTIONS, { no: DesignsEvent; yes: DesignsEvent }>> = {
  leaving: { no: { type: 'close' }, yes: { type: 'discard' } },
  conflicting: { no: { type: 'conflict.takeTheirs' }, yes: { type: 'conflict.keepMine' } },
  confirmingDeletion: { no: { type: 'close' }, yes: { type: 'confirm' } },
};

/** Questions to answer before continuing: unsaved changes, another user's version, deletion, a failure. */
export function CaseQuestion() {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const state = DesignsContext.useSelector(({ value }) =>
    typeof value.work === 'object' && 'writingCase' in value.work ? value.work.writingCase : undefined,
  );
  if (state === 'failing') return <FailurePopup title={t('project.failed')} />;
  if (state === 'failingToDelete') return <FailurePopup title={t('project.deleteFailed')} />;
  if (state !== 'leaving' && state !== 'conflicting' && state !== 'confirmingDeletion') return null;
  const { title, text, no, yes } = QUESTIONS[state];
  return (
    <Popup
      name="warning"
      title={t(title)}
      isAlert
      onClose={() => designs.send({ type: 'close' })}
      actions={
        <>
          <Button onPress={() => designs.send(ANSWERS[state].no)}>{t(no)}</Button>
          <Button look="primary" onPress={() => designs.send(ANSWERS[state].yes)}>
            {t(yes)}
          </Button>
        </>
      }
    >
      {text && <p>{t(text)}</p>}
    </Popup>
  );
}
