import { ListChecks, Plus, WrapText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { ToggleButton } from '../../../components/ToggleButton';
import { DesignerContext } from '../designerContext';
import { OpenButton } from '../popups/OpenButton';
import { useOwnStone } from '../popups/stone/useOwnStone';
import { TemplatesButton } from '../templates/TemplatesButton';
import { LineForm } from '../text/LineForm';
import { LineList } from '../text/LineList';
import styles from '../text/LineList.module.css';
import { LinesForm } from '../text/LinesForm';
import { ParagraphForm } from '../text/ParagraphForm';
import { useNewLine } from '../text/useNewLine';
import { useNewParagraph } from '../text/useNewParagraph';
import { useReservePartner } from '../text/useReservePartner';
import { useSelectedLines } from '../text/useSelectedLines';
import { useTextsOfCase } from '../text/useTextsOfCase';
import { useSelected } from '../useSelected';
import { Hint, Section } from './Section';

/** The tab "text": the lines on the stone, and everything about the selected one. */
export function TextPanel() {
  const { t } = useTranslation();
  const { t: ofLettering } = useTranslation('lettering');
  const isOwn = useOwnStone() !== undefined;
  const actor = DesignerContext.useActorRef();
  const newLine = useNewLine();
  const newParagraph = useNewParagraph();
  const textsOfCase = useTextsOfCase();
  const reservePartner = useReservePartner();
  const selected = useSelected();
  const chosen = useSelectedLines();
  const [isForSeveral, setForSeveral] = useState(false);
  const lines = DesignerContext.useSelector(
    ({ context }) => context.history.present.Parms.filter(({ type }) => type === 'text').length,
  );
  const several = DesignerContext.useSelector(({ context }) => context.selected.length > 1);
  return (
    <>
      <Section>
        <LineList isForSeveral={isForSeveral} />
        <div className={styles.tools}>
          <Button onPress={() => actor.send({ type: 'edit', edit: newLine() })}>
            <Plus size={18} aria-hidden="true" />
            {t('addLine')}
          </Button>
          <Button onPress={() => actor.send({ type: 'edit', edit: newParagraph() })}>
            <WrapText size={18} aria-hidden="true" />
            {t('paragraph.new')}
          </Button>
          {lines > 1 && (
            <ToggleButton isSelected={isForSeveral} onChange={setForSeveral}>
              <ListChecks size={18} aria-hidden="true" />
              {t('chooseSeveral')}
            </ToggleButton>
          )}
          {isOwn && <OpenButton popup="old letters">{ofLettering('oldLetters.open')}</OpenButton>}
        </div>
      </Section>
      <ParagraphForm />
      {selected?.element.type === 'text' ? (
        <LineForm index={selected.index} line={selected.element} />
      ) : (
        !several && (
          <Section>
            <Hint>{t('noLineSelected')}</Hint>
            {textsOfCase && <Button onPress={textsOfCase}>{t('textsOfCase')}</Button>}
            {reservePartner && <Button onPress={reservePartner}>{t('reservePartner')}</Button>}
            <TemplatesButton />
          </Section>
        )
      )}
      {chosen.lines.length > 1 && <LinesForm key={chosen.key} lines={chosen.lines} />}
    </>
  );
}
