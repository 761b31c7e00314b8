import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { DesignerContext } from '../designerContext';
import { TemplatesButton } from '../templates/TemplatesButton';
import { LineForm } from '../text/LineForm';
import { LineList } from '../text/LineList';
import { useNewLine } from '../text/useNewLine';
import { useSelected } from '../useSelected';
import { Hint, Section } from './Section';

/** The tab "text": the lines on the stone, and everything about the one in hand. */
export function TextPanel() {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const newLine = useNewLine();
  const selected = useSelected();
  const several = DesignerContext.useSelector(({ context }) => context.selected.length > 1);
  return (
    <>
      <Section>
        <LineList />
        <Button onPress={() => actor.send({ type: 'edit', edit: newLine() })}>
          <Plus size={18} aria-hidden="true" />
          {t('addLine')}
        </Button>
      </Section>
      {selected?.element.type === 'text' ? (
        <LineForm index={selected.index} line={selected.element} />
      ) : (
        !several && (
          <Section>
            <Hint>{t('noLineSelected')}</Hint>
            <TemplatesButton />
          </Section>
        )
      )}
    </>
  );
}
