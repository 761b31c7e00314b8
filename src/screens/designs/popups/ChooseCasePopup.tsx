import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '../../../api/projects';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { SearchPicker } from '../../../components/SearchPicker';
import { DesignsContext } from '../designsContext';
import { useWording } from '../useWording';

/** The popup `choose case`: which case a stone without one is to belong to. */
export function ChooseCasePopup() {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const words = useWording();
  const row = DesignsContext.useSelector(({ context }) => context.row);
  const projects = DesignsContext.useSelector(({ context }) => context.lists.projects);
  const isBusy = DesignsContext.useSelector((state) => state.matches({ work: 'assigningCase' }));
  const [chosen, setChosen] = useState<string | null>(null);
  const close = () => designs.send({ type: 'close' });
  const itemOf = ({ id, decName, contactName, caseNo }: Project) => {
    const detail = [t('project.edit', { id }), caseNo, decName && contactName].filter(Boolean).join(' · ');
    return { id: String(id), name: decName || contactName || t('nameless'), detail };
  };
  return (
    <Popup
      name="choose case"
      title={t('chooseCase.title')}
      onClose={close}
      actions={
        <>
          <Button onPress={close} isDisabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button
            look="primary"
            isDisabled={isBusy || chosen === null}
            onPress={() => designs.send({ type: 'case.assign', projectId: Number(chosen) })}
          >
            {t('chooseCase.confirm')}
          </Button>
        </>
      }
    >
      <p>{row && t('chooseCase.text', { name: words.name(row), id: row.stone?.id })}</p>
      <SearchPicker
        label={t('caseActions')}
        value={chosen}
        items={projects.map(itemOf)}
        onChange={setChosen}
        placeholder={t('chooseCase.none')}
        search={t('search')}
        nothing={t('nothingFound')}
      />
    </Popup>
  );
}
