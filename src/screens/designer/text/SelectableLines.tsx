import { memo, type ReactNode, useRef, useState } from 'react';
import { ListBox, type Selection } from 'react-aria-components';
import { DesignerContext } from '../designerContext';
import styles from './LineList.module.css';
import { usePressedLine } from './usePressedLine';

interface SelectableLinesProps {
  readonly label: string;
  /** The lines' places in `Parms`, each the id of its item. */
  readonly lines: readonly number[];
  readonly items: ReactNode;
  readonly selected: readonly number[];
  /** Every press adds a line to the selection, or removes it; else it selects that one only. */
  readonly isForSeveral: boolean;
  /** The list got the focus. */
  readonly onFocus: () => void;
}

/** The list itself, which is drawn anew only where its lines or the selection have changed. */
export const SelectableLines = memo(function SelectableLines(props: SelectableLinesProps) {
  const { label, lines, items, selected, isForSeveral, onFocus } = props;
  const actor = DesignerContext.useActorRef();
  const list = useRef<HTMLDivElement>(null);
  const pressedLine = usePressedLine(list);
  const [chosen, setChosen] = useState<Selection>(new Set());
  // The list's own set contains the range's anchor: passed back unchanged, Shift selects a range.
  const isOwn =
    chosen !== 'all' &&
    chosen.size === selected.length &&
    selected.every((index) => chosen.has(String(index)));
  const keys = isOwn ? chosen : selected.map(String);
  const choose = (asked: Selection) => {
    const pressed = isForSeveral ? undefined : pressedLine();
    const isIt = asked !== 'all' && asked.size === 1 && asked.has(pressed ?? '');
    const chosen: Selection = pressed === undefined || isIt ? asked : new Set([pressed]);
    setChosen(chosen);
    actor.send({ type: 'select', elements: chosen === 'all' ? lines : [...chosen].map(Number) });
  };
  return (
    <ListBox
      ref={list}
      aria-label={label}
      className={styles.list ?? ''}
      selectionMode="multiple"
      selectionBehavior={isForSeveral ? 'toggle' : 'replace'}
      selectedKeys={keys}
      onSelectionChange={choose}
      onFocus={onFocus}
    >
      {items}
    </ListBox>
  );
});
