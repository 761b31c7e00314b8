import {
  CircleQuestionMark,
  ClipboardList,
  Copy,
  FolderOpen,
  Images,
  LogIn,
  LogOut,
  type LucideIcon,
  Moon,
  Plus,
  ReceiptText,
  RectangleVertical,
  Settings,
  Share2,
  Sun,
  Trash2,
} from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { askAgain, deletesWithoutAsking } from '../../../api/deletionQuestion';
import { Button } from '../../../components/Button';
import { useIsNarrow } from '../../../components/useIsNarrow';
import type { PopupName } from '../../../machines/popups/context';
import { chooseTheme, isDark } from '../../../theme';
import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';
import { PopupsContext } from '../popups/popupsContext';
import { SendingContext } from '../sending/sendingContext';
import { useNewLine } from '../text/useNewLine';
import styles from './DesignerMenu.module.css';
import { StoneContext } from './stoneContext';

interface Action {
  readonly id:
    | 'theme'
    | 'askAgain'
    | 'add'
    | 'share'
    | 'settings'
    | 'stone'
    | 'edit stones'
    | 'price'
    | 'copy'
    | 'remove'
    | 'designs'
    | 'logIn'
    | 'logOut';
  readonly Icon: LucideIcon;
  readonly isOffered: boolean;
  readonly act: () => void;
}

/** The cog menu: what is done with the stone as a whole, and who is at work; on a phone also adding and sharing. */
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

/** What is offered is looked at when the menu is opened: by day or by night, with or without questions. */
function Items() {
  const { t } = useTranslation('menu');
  const { t: ofPopups } = useTranslation('popups');
  const popups = PopupsContext.useActorRef();
  const { t: start } = useTranslation('start');
  const sending = SendingContext.useActorRef();
  const stone = StoneContext.useActorRef();
  const session = SessionContext.useActorRef();
  const [, navigate] = useLocation();
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const isSaved = DesignerContext.useSelector(({ context }) => context.saved !== undefined);
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const isNarrow = useIsNarrow();
  const designer = DesignerContext.useActorRef();
  const newLine = useNewLine();
  const open = (popup: PopupName) => () => popups.send({ type: 'open', popup });
  const named = (id: Action['id']) => {
    if (id === 'theme') return start(isDark() ? 'light' : 'dark');
    return id === 'stone' || id === 'edit stones' ? ofPopups(`menu.${id}`) : t(id);
  };
  const actions: readonly Action[] = [
    {
      id: 'add',
      Icon: Plus,
      isOffered: isNarrow && !readOnly,
      act: () => {
        designer.send({ type: 'edit', edit: newLine() });
        designer.send({ type: 'open panel', panel: 'text' });
      },
    },
    {
      id: 'settings',
      Icon: ClipboardList,
      isOffered: !readOnly,
      act: () => sending.send({ type: 'open settings' }),
    },
    {
      id: 'share',
      Icon: Share2,
      isOffered: isNarrow,
      act: () => designer.send({ type: 'open panel', panel: 'share' }),
    },
    { id: 'stone', Icon: RectangleVertical, isOffered: true, act: open('stone') },
    { id: 'price', Icon: ReceiptText, isOffered: true, act: open('price') },
    { id: 'edit stones', Icon: Images, isOffered: true, act: open('edit stones') },
    { id: 'copy', Icon: Copy, isOffered: isSaved, act: () => stone.send({ type: 'duplicate' }) },
    {
      id: 'remove',
      Icon: Trash2,
      isOffered: isSaved && !readOnly,
      act: () => stone.send({ type: 'delete' }),
    },
    { id: 'designs', Icon: FolderOpen, isOffered: isUser, act: () => navigate('/designs') },
    {
      id: 'theme',
      Icon: isDark() ? Sun : Moon,
      isOffered: true,
      act: () => chooseTheme(isDark() ? 'light' : 'dark'),
    },
    { id: 'askAgain', Icon: CircleQuestionMark, isOffered: deletesWithoutAsking(), act: askAgain },
    { id: 'logIn', Icon: LogIn, isOffered: !isUser, act: open('login') },
    { id: 'logOut', Icon: LogOut, isOffered: isUser, act: () => session.send({ type: 'log out' }) },
  ];
  return (
    <Menu
      className={styles.menu ?? ''}
      aria-label={t('menu')}
      onAction={(key) => actions.find(({ id }) => id === key)?.act()}
    >
      {actions
        .filter(({ isOffered }) => isOffered)
        .map(({ id, Icon }) => {
          const words = named(id);
          return (
            <MenuItem key={id} id={id} textValue={words} className={styles.item ?? ''}>
              <Icon size={18} aria-hidden="true" />
              {words}
            </MenuItem>
          );
        })}
    </Menu>
  );
}
