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

interface LineToolsProps {
  readonly isForSeveral: boolean;
  readonly onForSeveral: (isForSeveral: boolean) => void;
}

/** What adds lines to the stone, or chooses several of them. */
function LineTools({ isForSeveral, onForSeveral }: LineToolsProps) {
  const { t } = useTranslation();
  const { t: ofLettering } = useTranslation('lettering');
  const isOwn = useOwnStone() !== undefined;
  const actor = DesignerContext.useActorRef();
  const newLine = useNewLine();
  const newParagraph = useNewParagraph();
  const lines = DesignerContext.useSelector(
    ({ context }) => context.history.present.Parms.filter(({ type }) => type === 'text').length,
  );
  return (
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
        <ToggleButton isSelected={isForSeveral} onChange={onForSeveral}>
          <ListChecks size={18} aria-hidden="true" />
          {t('chooseSeveral')}
        </ToggleButton>
      )}
      {isOwn && <OpenButton popup="old letters">{ofLettering('oldLetters.open')}</OpenButton>}
    </div>
  );
}

/** What is offered as long as no line is selected. */
function NothingSelected() {
  const { t } = useTranslation();
  const textsOfCase = useTextsOfCase();
  const reservePartner = useReservePartner();
  return (
    <Section>
      <Hint>{t('noLineSelected')}</Hint>
      {textsOfCase && <Button onPress={textsOfCase}>{t('textsOfCase')}</Button>}
      {reservePartner && <Button onPress={reservePartner}>{t('reservePartner')}</Button>}
      <TemplatesButton />
    </Section>
  );
}

/** The form of the selected line. */
function SelectedLine() {
  const selected = useSelected();
  const isOneOfSeveral = DesignerContext.useSelector(({ context }) => context.selected.length > 1);
  if (selected?.element.type === 'text') return <LineForm index={selected.index} line={selected.element} />;
  return isOneOfSeveral ? null : <NothingSelected />;
}

/** The form of several selected lines. */
function SelectedLines() {
  const { key, lines } = useSelectedLines();
  return lines.length > 1 && <LinesForm key={key} lines={lines} />;
}

/** The tab "text": the lines on the stone, and everything about the selected one. */
export function TextPanel() {
  const [isForSeveral, setForSeveral] = useState(false);
  return (
    <>
      <Section>
        <LineList isForSeveral={isForSeveral} />
        <LineTools isForSeveral={isForSeveral} onForSeveral={setForSeveral} />
      </Section>
      <ParagraphForm />
      <SelectedLine />
      <SelectedLines />
    </>
  );
}
