import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deletionOf } from '../../../machines/popups/deletion';
import type { ElementMeasure } from '../../../scene/measures';
import type { ElementId } from '../../../stone/elementIds';
import type { Parm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';
import { PopupsContext } from '../popups/popupsContext';
import styles from './ElementList.module.css';
import { ElementRow } from './ElementRow';
import { type ArrowDirection, nudgeByArrow, STEP } from './nudge';

const DIRECTIONS: Partial<Record<string, ArrowDirection>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The step of an arrow key here, in mm; with Shift the other. */
const FINE = 0.1;
const COARSE = STEP;

/** What a row says of an element. */
interface RowData {
  readonly id: ElementId | undefined;
  readonly index: number;
  readonly element: Parm;
  readonly measure: ElementMeasure | undefined;
  /** Its findings, one sentence each; joined by line ends. */
  readonly warnings: string;
}

interface SelectableRowsProps {
  /** In reading order. */
  readonly rows: readonly RowData[];
  readonly readOnly: boolean;
}

/** The rows as a list that is walked and selected from by keys: what is selected is told at once. */
export function SelectableRows({ rows, readOnly }: SelectableRowsProps) {
  const { t } = useTranslation('popups');
  const designer = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const [focused, setFocused] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const wished = [focused, selected[0]].find((index) => rows.some((row) => row.index === index));
  const current = wished ?? rows[0]?.index;

  const select = useCallback(
    (index: number) => designer.send({ type: 'select', elements: [index] }),
    [designer],
  );
  const hearRows = useRef(rows);
  useEffect(() => {
    hearRows.current = rows;
  }, [rows]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent, index: number) => {
      const direction = readOnly ? undefined : DIRECTIONS[event.key];
      if (direction) {
        const step = event.shiftKey ? COARSE : FINE;
        select(index);
        designer.send({
          type: 'edit',
          edit: nudgeByArrow(designer.getSnapshot().context, [index], direction, step),
        });
      } else if (event.key === 'Delete' && !readOnly) {
        popups.send(deletionOf(designer.getSnapshot().context, [index]));
      } else if (event.key === 'PageDown' || event.key === 'PageUp') {
        const place = hearRows.current.findIndex((row) => row.index === index);
        const next = hearRows.current[place + (event.key === 'PageDown' ? 1 : -1)];
        list.current?.querySelector<HTMLElement>(`[data-row="${next?.index}"] > button`)?.focus();
      } else if (event.key === 'Escape') {
        document.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true });
      } else return;
      event.preventDefault();
    },
    [designer, popups, readOnly, select],
  );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without bullets
    <ul ref={list} role="list" className={styles.rows} aria-label={t('elements.list')}>
      {rows.map(({ id, index, element, measure, warnings }) => (
        <ElementRow
          key={id}
          index={index}
          element={element}
          measure={measure}
          warnings={warnings}
          isSelected={selected.includes(index)}
          isCurrent={index === current}
          readOnly={readOnly}
          onKeyDown={onKeyDown}
          onSelect={select}
          onFocus={setFocused}
        />
      ))}
    </ul>
  );
}
