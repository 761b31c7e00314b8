import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import type { Parm } from '../../../stone/parm';
import styles from '../menu/DesignerMenu.module.css';
import { useCalled } from '../useCalled';
import { useElementActions } from './useElementActions';

interface ElementMenuProps {
  readonly index: number;
  readonly element: Parm;
  /** Whether it is a tab stop. */
  readonly isInTabOrder?: boolean;
}

/** An element's actions, as a menu. */
export const ElementMenu = memo(function ElementMenu(props: ElementMenuProps) {
  const { index, element, isInTabOrder = true } = props;
  const { t } = useTranslation('popups');
  const called = useCalled();
  const label = t('elements.actions', { called: called(element) });
  return (
    <MenuTrigger>
      <Button look="quiet" icon aria-label={label} excludeFromTabOrder={!isInTabOrder}>
        <Ellipsis size={18} aria-hidden="true" />
      </Button>
      <Popover className={styles.popover ?? ''} placement="top end">
        <Items index={index} element={element} label={label} />
      </Popover>
    </MenuTrigger>
  );
});

function Items({ index, element, label }: ElementMenuProps & { readonly label: string }) {
  const actions = useElementActions()(index, element);
  return (
    <Menu
      className={styles.menu ?? ''}
      aria-label={label}
      disabledKeys={actions.filter(({ isPossible }) => !isPossible).map(({ id }) => id)}
      onAction={(key) => actions.find(({ id }) => id === key)?.act()}
    >
      {actions.map(({ id, words, repeats }) => (
        <MenuItem
          key={id}
          id={id}
          textValue={words}
          className={styles.item ?? ''}
          shouldCloseOnSelect={!repeats}
        >
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}
