import { useCallback, useMemo, useState } from 'react';
import { ListBoxItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { sameSelection } from '../../../machines/designer/selection';
import { shareStructure } from '../../../machines/designer/shareStructure';
import type { Parm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';
import { useFindings } from '../findings/useFindings';
import styles from './LineList.module.css';
import { type LengthFormats, LineRow } from './LineRow';
import { SelectableLines } from './SelectableLines';

interface LineListProps {
  /** Every press adds a line to the selection, or removes it; else it selects that one only. */
  readonly isForSeveral: boolean;
}

/** The places of the lines of text. */
const placesOfLines = (elements: readonly Parm[]) =>
  elements.flatMap(({ type }, index) => (type === 'text' ? [index] : []));

/**
 * The lines on the stone as a list: another way to select one, for keyboard and screen reader. Each row follows its own line
 * (`LineRow`); the list itself is made anew only with another number of lines.
 */
export function LineList({ isForSeveral }: LineListProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const actor = DesignerContext.useActorRef();
  const lines = DesignerContext.useSelector(
    ({ context }) => placesOfLines(context.history.present.Parms),
    sameSelection,
  );
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const { open } = useFindings();
  // By its content: the sentence of a finding may change with each key, its line hardly ever does.
  const objected = [...new Set(open.flatMap(({ elements }) => elements))].sort().join(' ');
  const formats = useMemo(
    (): LengthFormats => ({
      height: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
      width: new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
    }),
    [language],
  );
  // What typed letters go to: read with other lines, and where the list gets the focus. It is not typed in before.
  const readWords = useCallback(() => {
    const { Parms } = actor.getSnapshot().context.history.present;
    return { lines, words: Parms.map((element) => (element.type === 'text' ? element.subText.trim() : '')) };
  }, [actor, lines]);
  const [read, setRead] = useState(readWords);
  // By their content: until a render is committed the selector makes another list each time.
  if (!sameSelection(read.lines, lines)) setRead(readWords());
  const { words } = read;
  const rereadWords = useCallback(
    () => setRead((before) => shareStructure(before, readWords())),
    [readWords],
  );
  const items = useMemo(() => {
    const isObjected = new Set(objected.split(' '));
    return lines.map((index) => (
      <ListBoxItem
        key={index}
        id={String(index)}
        textValue={words[index] || t('emptyLine')}
        className={styles.line ?? ''}
      >
        <LineRow index={index} isObjected={isObjected.has(String(index))} formats={formats} />
      </ListBoxItem>
    ));
  }, [lines, objected, words, formats, t]);
  return (
    <SelectableLines
      label={t('lines')}
      lines={lines}
      items={items}
      selected={selected}
      isForSeveral={isForSeveral}
      onFocus={rereadWords}
    />
  );
}
