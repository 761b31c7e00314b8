import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { deletionOf } from '../../../machines/popups/deletion';
import { idsOf } from '../../../stone/elementIds';
import { DesignerContext } from '../designerContext';
import { useFindings } from '../findings/useFindings';
import { useFindingText } from '../findings/useFindingText';
import { PopupsContext } from '../popups/popupsContext';
import { Announcer } from './Announcer';
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

/**
 * Everything on the stone as a list, in reading order: the stone itself is a picture, whose content is not accessible to
 * assistive technology. It is visible only while it has the focus.
 */
export function ElementList() {
  const { t } = useTranslation('popups');
  const designer = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  const say = useFindingText();
  const elements = useDeferredValue(
    DesignerContext.useSelector(({ context }) => context.history.present.Parms),
  );
  const shown = useDeferredValue(DesignerContext.useSelector(({ context }) => context.shown));
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const ids = idsOf(elements);
  const [focused, setFocused] = useState<number>();
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const remarks = useDeferredValue(useFindings().open);
  const measures = shown?.measures.elements;
  const order = useMemo(() => readingOrder(elements, measures ?? []), [elements, measures]);
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
        buttons.current.get(hearOrder.current[place] ?? -1)?.focus();
      } else if (event.key === 'Escape') {
        document.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true });
      } else return;
      event.preventDefault();
    },
    [designer, popups, readOnly, select],
  );
  const hint = readOnly ? 'elements.readHint' : 'elements.hint';
  return (
    <section className={styles.panel} aria-label={t('elements.list')} data-elements="">
      <p className={styles.hint}>{elements.length === 0 ? t('elements.nothing') : t(hint)}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without bullets */}
      <ul role="list" className={styles.rows} aria-label={t('elements.list')}>
        {order.map((index) => {
          const element = elements[index];
          if (!element) return null;
          const warnings = remarks
            .filter(({ elements }) => elements.includes(index))
            .map((finding) => say(finding, index));
          return (
            <ElementRow
              key={ids[index]}
              ref={(button) => {
                if (button) buttons.current.set(index, button);
                else buttons.current.delete(index);
              }}
              index={index}
              element={element}
              measure={measures?.find((measure) => measure.element === index)}
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
      <Announcer />
    </section>
  );
}
