import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { ListBoxItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { readNumber } from '../../../stone/numbers';
import { DesignerContext } from '../designerContext';
import { useFindings } from '../findings/useFindings';
import styles from './LineList.module.css';
import { SelectableLines } from './SelectableLines';

interface LineListProps {
  /** Every press adds a line to the selection, or removes it; else it selects that one only. */
  readonly isForSeveral: boolean;
}

/** The lines on the stone as a list: another way to select one, for keyboard and screen reader. */
export function LineList({ isForSeveral }: LineListProps) {
  const { t, i18n } = useTranslation();
  const { t: ofPopups } = useTranslation('popups');
  const { language } = i18n;
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const measures = DesignerContext.useSelector(({ context }) => context.shown?.measures.elements);
  const warnings = useFindings().open;
  const items = useMemo(() => {
    const widths = new Map(measures?.map(({ element, width }) => [element, width]));
    const objected = new Set(warnings.flatMap(({ elements }) => elements));
    const inMm = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
    const height = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    return elements.map((element, index) => {
      if (element.type !== 'text') return null;
      const width = widths.get(index);
      const words = element.subText.trim() || t('emptyLine');
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: an element has no id but its place in Parms
        <ListBoxItem key={index} id={String(index)} textValue={words} className={styles.line ?? ''}>
          {/* Not the list's slots: the whole visible content is the name, so that its measures are announced too. */}
          <span className={element.reserved ? `${styles.words} ${styles.reserved}` : styles.words}>
            {objected.has(index) && <TriangleAlert size={15} aria-label={t('objection')} />}
            {words}
          </span>
          <span className={styles.size}>
            {height.format(readNumber(element.fontSize) ?? 0)} {t('mm')}
            {element.reserved && ` · ${ofPopups('elements.isReserved')}`}
            {width !== undefined && ` · ${t('width', { width: inMm.format(width) })}`}
          </span>
        </ListBoxItem>
      );
    });
  }, [elements, measures, warnings, language, t, ofPopups]);
  return <SelectableLines label={t('lines')} items={items} selected={selected} isForSeveral={isForSeveral} />;
}
