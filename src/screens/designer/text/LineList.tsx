import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { readNumber } from '../../../stone/numbers';
import { DesignerContext } from '../designerContext';
import { useFindings } from '../findings/useFindings';
import styles from './LineList.module.css';
import { usePressedLine } from './usePressedLine';

interface LineListProps {
  /** Every press adds a line to the selection, or removes it; else it selects that one only. */
  readonly isForSeveral: boolean;
}

/** The lines on the stone as a list: another way to select one, for keyboard and screen reader. */
export function LineList({ isForSeveral }: LineListProps) {
  const { t, i18n } = useTranslation();
  const { t: ofPopups } = useTranslation('popups');
  const actor = DesignerContext.useActorRef();
  const list = useRef<HTMLDivElement>(null);
  const pressedLine = usePressedLine(list);
  const [chosen, setChosen] = useState<Selection>(new Set());
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const measures = DesignerContext.useSelector(({ context }) => context.shown?.measures.elements);
  const warnings = useFindings().open;
  const objected = new Set(warnings.flatMap(({ elements }) => elements));
  const inMm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const height = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  // The list's own set contains the range's anchor: passed back unchanged, Shift selects a range.
  const isOwn =
    chosen !== 'all' &&
    chosen.size === selected.length &&
    selected.every((index) => chosen.has(String(index)));
  const keys = isOwn ? chosen : selected.map(String);
  return (
    <ListBox
      ref={list}
      aria-label={t('lines')}
      className={styles.list ?? ''}
      selectionMode="multiple"
      selectionBehavior={isForSeveral ? 'toggle' : 'replace'}
      selectedKeys={keys}
      onSelectionChange={(asked) => {
        const pressed = isForSeveral ? undefined : pressedLine();
        const isIt = asked !== 'all' && asked.size === 1 && asked.has(pressed ?? '');
        const chosen: Selection = pressed === undefined || isIt ? asked : new Set([pressed]);
        const lines = elements.flatMap(({ type }, index) => (type === 'text' ? [index] : []));
        setChosen(chosen);
        actor.send({ type: 'select', elements: chosen === 'all' ? lines : [...chosen].map(Number) });
      }}
    >
      {elements.map((element, index) => {
        if (element.type !== 'text') return null;
        const width = measures?.find((measure) => measure.element === index)?.width;
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
      })}
    </ListBox>
  );
}
