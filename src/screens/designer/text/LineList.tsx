import { TriangleAlert } from 'lucide-react';
import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { readNumber } from '../../../stone/numbers';
import { DesignerContext } from '../designerContext';
import styles from './LineList.module.css';

/** The lines on the stone as a list: another way to take one in hand, and the one for keyboard and screen reader. */
export function LineList() {
  const { t, i18n } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const measures = DesignerContext.useSelector(({ context }) => context.shown?.measures.elements);
  const warnings = DesignerContext.useSelector(({ context }) => context.shown?.warnings);
  const objected = new Set((warnings ?? []).map(({ element }) => element));
  const inMm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const height = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  return (
    <ListBox
      aria-label={t('lines')}
      className={styles.list ?? ''}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={selected === undefined ? [] : [String(selected)]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        actor.send({ type: 'select', element: key === undefined ? undefined : Number(key) });
      }}
    >
      {elements.map((element, index) => {
        if (element.type !== 'text') return null;
        const width = measures?.find((measure) => measure.element === index)?.width;
        const words = element.subText.trim() || t('emptyLine');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an element has no id but its place in Parms
          <ListBoxItem key={index} id={String(index)} textValue={words} className={styles.line ?? ''}>
            <Text slot="label" className={styles.words ?? ''}>
              {objected.has(index) && <TriangleAlert size={15} aria-label={t('objection')} />}
              {words}
            </Text>
            <Text slot="description" className={styles.size ?? ''}>
              {height.format(readNumber(element.fontSize) ?? 0)} {t('mm')}
              {width !== undefined && ` · ${t('width', { width: inMm.format(width) })}`}
            </Text>
          </ListBoxItem>
        );
      })}
    </ListBox>
  );
}
