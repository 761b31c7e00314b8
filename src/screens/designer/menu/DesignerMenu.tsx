import {
  Bookmark,
  CircleQuestionMark,
  ClipboardList,
  Columns3,
  Copy,
  CopyPlus,
  FilePlus,
  FolderInput,
  FolderOpen,
  Images,
  LogIn,
  LogOut,
  type LucideIcon,
  Moon,
  Plus,
  ReceiptText,
  RectangleVertical,
  Rotate3d,
  RotateCcw,
  ScanEye,
  Settings,
  Share2,
  ShieldCheck,
  Sun,
  TextQuote,
  Trash2,
  UserRoundCog,
} from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { useIsNarrow } from '../../../components/useIsNarrow';
import { isDark } from '../../../theme';
import { DesignerContext } from '../designerContext';
import { SendingContext } from '../sending/sendingContext';
import { useNewLine } from '../text/useNewLine';
import { useSettingsName } from '../useSettingsName';
import styles from './DesignerMenu.module.css';
import { type StoneAct, type StoneActName, useStoneActs } from './useStoneActs';

const ICONS: Readonly<Record<StoneActName, LucideIcon>> = {
  about: RectangleVertical,
  walk: Rotate3d,
  inPlace: ScanEye,
  price: ReceiptText,
  otherStones: Images,
  copyStone: Copy,
  alike: CopyPlus,
  alternatives: Columns3,
  words: TextQuote,
  resetStone: RotateCcw,
  takeOver: FolderInput,
  removeStone: Trash2,
  ownData: ShieldCheck,
  newStone: FilePlus,
  designs: FolderOpen,
  lettering: Bookmark,
  theme: Moon,
  askAgain: CircleQuestionMark,
  logIn: LogIn,
  account: UserRoundCog,
  logOut: LogOut,
};

interface Item extends Omit<StoneAct, 'id'> {
  readonly id: StoneActName | 'add' | 'settings' | 'share';
  readonly Icon: LucideIcon;
}

/** The cog menu: actions on the stone as a whole, and the login; on a phone also adding and sharing. */
export function DesignerMenu() {
  const { t } = useTranslation('menu');
  return (
    <MenuTrigger>
      <Button look="quiet" icon aria-label={t('menu')}>
        <Settings size={20} aria-hidden="true" />
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <Items />
      </Popover>
    </MenuTrigger>
  );
}

/** Its items are computed when it is opened: light or dark, with or without questions. */
function Items() {
  const { t } = useTranslation('menu');
  const items = [...useEditingItems(), ...useStoneItems()];
  return (
    <Menu
      className={styles.menu ?? ''}
      aria-label={t('menu')}
      onAction={(key) => items.find(({ id }) => id === key)?.act()}
    >
      {items.map(({ id, words, Icon }) => (
        <MenuItem key={id} id={id} textValue={words} className={styles.item ?? ''}>
          <Icon size={18} aria-hidden="true" />
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Also in a panel, which may be out of view. */
function useEditingItems(): readonly Item[] {
  const { t } = useTranslation('menu');
  const designer = DesignerContext.useActorRef();
  const sending = SendingContext.useActorRef();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const isNarrow = useIsNarrow();
  const settings = useSettingsName();
  const newLine = useNewLine();
  const addLine = () => {
    designer.send({ type: 'edit', edit: newLine() });
    designer.send({ type: 'panel.open', panel: 'text' });
  };
  const openSettings = () => sending.send({ type: 'settings.open' });
  const openSharing = () => designer.send({ type: 'panel.open', panel: 'share' });
  const adding: Item = { id: 'add', Icon: Plus, words: t('add'), act: addLine };
  const settling: Item = { id: 'settings', Icon: ClipboardList, words: settings, act: openSettings };
  const sharing: Item = { id: 'share', Icon: Share2, words: t('share'), act: openSharing };
  return [
    ...(isNarrow && !readOnly ? [adding] : []),
    ...(readOnly ? [] : [settling]),
    ...(isNarrow ? [sharing] : []),
  ];
}

function useStoneItems(): readonly Item[] {
  return useStoneActs().map((act) => ({
    ...act,
    Icon: act.id === 'theme' && isDark() ? Sun : ICONS[act.id],
  }));
}
