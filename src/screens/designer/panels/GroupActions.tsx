import { Group, Ungroup, WrapText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import type { Edit } from '../../../stone/edits/edit';
import { DesignerContext } from '../designerContext';
import { Row } from './Section';
import { useGrouping } from './useGrouping';

/** Lets the selected elements belong together, as a paragraph or as they are, or no longer. */
export function GroupActions() {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const { join, group, ungroup } = useGrouping();
  const press = (edit: Edit) => () => actor.send({ type: 'edit', edit, alone: true });
  if (!join && !group && !ungroup) return null;
  return (
    <Row>
      {join && (
        <Button onPress={press(join)}>
          <WrapText size={17} aria-hidden="true" />
          {t('paragraph.join')}
        </Button>
      )}
      {group && (
        <Button onPress={press(group)}>
          <Group size={17} aria-hidden="true" />
          {t('grouping.group')}
        </Button>
      )}
      {ungroup && (
        <Button onPress={press(ungroup)}>
          <Ungroup size={17} aria-hidden="true" />
          {t('grouping.ungroup')}
        </Button>
      )}
    </Row>
  );
}
