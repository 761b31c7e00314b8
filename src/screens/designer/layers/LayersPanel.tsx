import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { GridList, type Selection } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { idsOf } from '../../../stone/elementIds';
import { DesignerContext } from '../designerContext';
import { Hint } from '../panels/Section';
import { usePressedLine } from '../text/usePressedLine';
import { useCalled } from '../useCalled';
import { LayerRow } from './LayerRow';
import styles from './LayersPanel.module.css';
import { useRenamed } from './renaming';
import { useLayerKeys } from './useLayerKeys';
import { useOpenTab } from './useOpenTab';
import { useReordering } from './useReordering';

/**
 * Everything on the stone in its order, topmost first, the hidden things too: to select, name, lock, hide and reorder. Keys
 * are elements' identities, so that a row stays itself wherever it goes.
 */
export function LayersPanel() {
  const { t } = useTranslation('popups');
  const { t: ofDesigner } = useTranslation();
  const designer = DesignerContext.useActorRef();
  const called = useCalled();
  const openTab = useOpenTab();
  const list = useRef<HTMLDivElement>(null);
  const pressed = usePressedLine(list);
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const renamed = useRenamed();
  const [said, setSaid] = useState('');
  const ids = idsOf(elements);
  const { dragAndDropHooks, move } = useReordering(list, renamed !== undefined, (index, place) => {
    const words = { called: called(elements[index]), place: elements.length - place, count: elements.length };
    setSaid(t('layers.moved', words));
  });
  const select = (keys: Selection) => {
    const only = pressed();
    const asked = keys === 'all' ? ids.map(String) : [...keys].map(String);
    const wanted = only === undefined ? asked : [only];
    const indexes = ids.flatMap((id, index) => (wanted.includes(String(id)) ? [index] : []));
    designer.send({ type: 'select', elements: indexes });
  };
  const { onKeyDownCapture, take } = useLayerKeys(list, move);
  const rows = elements.map((element, index) => ({ element, index, id: ids[index] })).toReversed();
  return (
    <section className={styles.panel} aria-labelledby="layers-title" data-layers="">
      <header className={styles.head}>
        <h2 id="layers-title" className={styles.title}>
          {ofDesigner('panels.layers')}
        </h2>
        <Button look="quiet" icon aria-label={t('layers.close')} onPress={openTab}>
          <X size={18} aria-hidden="true" />
        </Button>
      </header>
      <Hint>
        {elements.length === 0 ? t('elements.nothing') : t('layers.hint')}
        {elements.length > 0 && <span className={styles.keys}> {t('layers.keys')}</span>}
      </Hint>
      <div onKeyDownCapture={onKeyDownCapture}>
        <GridList
          ref={list}
          aria-label={ofDesigner('panels.layers')}
          className={styles.list ?? ''}
          selectionMode="multiple"
          selectionBehavior="replace"
          selectedKeys={selected.flatMap((index) => (ids[index] === undefined ? [] : [String(ids[index])]))}
          onSelectionChange={select}
          {...(dragAndDropHooks && { dragAndDropHooks })}
        >
          {rows.map(({ element, index, id }) =>
            id === undefined ? null : (
              <LayerRow
                key={id}
                id={id}
                index={index}
                element={element}
                isRenamed={id === renamed}
                onNamed={(name) => take(id, name)}
              />
            ),
          )}
        </GridList>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}
