import { MessageCircleQuestion, Plus, ShieldCheck, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Project } from '../../../api/projects';
import { Button } from '../../../components/Button';
import { caseStoneAddress } from '../../../machines/wizard/place';
import { DesignsContext } from '../designsContext';

interface CaseActionsProps {
  /** The case as it was opened; undefined while it is new. */
  readonly base: Project | undefined;
  /** `thenDesign` where a stone is begun for it right after. */
  readonly onSave: (thenDesign: boolean) => void;
}

/** The actions on a case: save, close, delete, begin a stone for it. */
export function CaseActions({ base, onSave }: CaseActionsProps) {
  const { t } = useTranslation('designs');
  const [, navigate] = useLocation();
  const designs = DesignsContext.useActorRef();
  const isSaving = DesignsContext.useSelector((state) => state.matches({ work: { writingCase: 'saving' } }));
  const isChanged = DesignsContext.useSelector(({ context }) => context.form?.isChanged === true);
  return (
    <>
      {base && (
        <Button look="quiet" isDisabled={isSaving} onPress={() => designs.send({ type: 'case.delete' })}>
          <Trash2 size={18} aria-hidden="true" />
          {t('project.delete')}
        </Button>
      )}
      {base && !isChanged && (
        <Button look="quiet" onPress={() => navigate(`/own-data/case/${base.id}`)}>
          <ShieldCheck size={18} aria-hidden="true" />
          {t('project.ownData')}
        </Button>
      )}
      {base && !isChanged && base.stones.length > 0 && (
        <Button look="quiet" onPress={() => designs.send({ type: 'family.ask', project: base })}>
          <MessageCircleQuestion size={18} aria-hidden="true" />
          {t('family.open')}
        </Button>
      )}
      {base && !isChanged && (
        <Button look="quiet" onPress={() => navigate(caseStoneAddress(base.id))}>
          <Plus size={18} aria-hidden="true" />
          {t('newStone')}
        </Button>
      )}
      <Button isDisabled={isSaving} onPress={() => designs.send({ type: 'close' })}>
        {t('cancel')}
      </Button>
      <Button look={base ? 'primary' : 'plain'} isDisabled={isSaving} onPress={() => onSave(false)}>
        {t(isSaving ? 'project.saving' : 'project.save')}
      </Button>
      {!base && (
        <Button look="primary" isDisabled={isSaving} onPress={() => onSave(true)}>
          {t('project.saveAndDesign')}
        </Button>
      )}
    </>
  );
}
