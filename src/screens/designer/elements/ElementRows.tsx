import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deletionOf } from '../../../machines/popups/deletion';
import type { ElementMeasure } from '../../../scene/measures';
import { idsOf } from '../../../stone/elementIds';
import type { Finding } from '../../../stone/finding';
import type { Parm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';
import { useFindingText } from '../findings/useFindingText';
import { PopupsContext } from '../popups/popupsContext';
import styles from './ElementList.module.css';
import { ElementRow } from './ElementRow';
import { type ArrowDirection, nudgeByArrow, STEP } from './nudge';
import { readingOrder } from './readingOrder';

const DIRECTIONS: Partial<Record<string, ArrowDirection>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The step of an arrow key here, in mm; with Shift the other. */
const FINE = 0.1;
const COARSE = STEP;

interface ElementRowsProps {
  readonly elements: readonly Parm[];
  readonly measures: readonly ElementMeasure[] | undefined;
  readonly findings: readonly Finding[];
  readonly selected: readonly number[];
  readonly readOnly: boolean;
}

const NONE: readonly ElementMeasure[] = [];

/** The rows of the elements, in reading order. Drawn anew only as far as they have changed: nobody waits for a list. */
export const ElementRows = memo(function ElementRows(props: ElementRowsProps) {
  const { elements, measures = NONE, findings, selected, readOnly } = props;
  const { t } = useTranslation('popups');
  const designer = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  const say = useFindingText(elements);
  const ids = idsOf(elements);
  const [focused, setFocused] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const measured = useMemo(() => new Map(measures.map((measure) => [measure.element, measure])), [measures]);
  const order = useMemo(() => readingOrder(elements, measures), [elements, measures]);
  const wished = [focused, selected[0]].find((index) => index !== undefined && order.includes(index));
  const current = wished ?? order[0];

  const select = useCallback(
    (index: number) => designer.send({ type: 'select', elements: [index] }),
    [designer],
  );
  const hearOrder = useRef(order);
  useEffect(() => {
    hearOrder.current = order;
  }, [order]);
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
        const place = hearOrder.current.indexOf(index) + (event.key === 'PageDown' ? 1 : -1);
        list.current
          ?.querySelector<HTMLElement>(`[data-row="${hearOrder.current[place]}"] > button`)
          ?.focus();
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
      {order.map((index) => {
        const element = elements[index];
        if (!element) return null;
        const warnings = findings
          .filter(({ elements }) => elements.includes(index))
          .map((finding) => say(finding, index));
        return (
          <ElementRow
            key={ids[index]}
            index={index}
            element={element}
            measure={measured.get(index)}
            warnings={[...new Set(warnings)].join('\n')}
            isSelected={selected.includes(index)}
            isCurrent={index === current}
            readOnly={readOnly}
            onKeyDown={onKeyDown}
            onSelect={select}
            onFocus={setFocused}
          />
        );
      })}
    </ul>
  );
});
