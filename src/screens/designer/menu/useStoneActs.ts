import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { askAgain, deletesWithoutAsking } from '../../../api/deletionQuestion';
import type { PopupName } from '../../../machines/popups/context';
import { addressOf } from '../../../machines/wizard/place';
import { chooseTheme, isDark } from '../../../theme';
import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';
import { PopupsContext } from '../popups/popupsContext';
import { useLivePrice } from '../price/useLivePrice';
import { useQuote } from '../price/useQuote';
import { StoneContext } from './stoneContext';
import { TakingOverContext } from './takingOverContext';
import { useAlike } from './useAlike';
import { useCompare } from './useCompare';
import { useMayTakeOver } from './useMayTakeOver';
import { useOwnDataAddress } from './useOwnDataAddress';

export type StoneActName =
  | 'about'
  | 'walk'
  | 'inPlace'
  | 'price'
  | 'otherStones'
  | 'copyStone'
  | 'alike'
  | 'alternatives'
  | 'words'
  | 'resetStone'
  | 'takeOver'
  | 'removeStone'
  | 'ownData'
  | 'newStone'
  | 'designs'
  | 'lettering'
  | 'theme'
  | 'askAgain'
  | 'logIn'
  | 'account'
  | 'logOut';

/** An action on the stone as a whole, or on the login. */
export interface StoneAct {
  readonly id: StoneActName;
  readonly words: string;
  readonly act: () => void;
}

/** The actions in both the cog menu and the command palette, for the current stone and user. */
export function useStoneActs(): readonly StoneAct[] {
  const { t } = useTranslation('menu');
  const { t: designer } = useTranslation();
  const { t: ofPopups } = useTranslation('popups');
  const { t: start } = useTranslation('start');
  const { t: wizard } = useTranslation('wizard');
  const { t: lettering } = useTranslation('lettering');
  const popups = PopupsContext.useActorRef();
  const stone = StoneContext.useActorRef();
  const takingOver = TakingOverContext.useActorRef();
  const mayTakeOver = useMayTakeOver();
  const { t: account } = useTranslation('account');
  const session = SessionContext.useActorRef();
  const [, navigate] = useLocation();
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const isSaved = DesignerContext.useSelector(({ context }) => context.saved !== undefined);
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const ownData = useOwnDataAddress();
  const alike = useAlike();
  const compare = useCompare();
  const hasQuote = useQuote() !== undefined;
  const isPriced = useLivePrice() !== undefined || hasQuote;
  const only = (isOffered: boolean, act: StoneAct): readonly StoneAct[] => (isOffered ? [act] : []);
  const open = (popup: PopupName) => () => popups.send({ type: 'open', popup });
  return [
    { id: 'about', words: ofPopups('menu.stone'), act: open('stone') },
    { id: 'walk', words: designer('walk'), act: open('walk') },
    { id: 'inPlace', words: designer('inPlace'), act: open('in place') },
    ...only(isPriced, { id: 'price', words: t('price'), act: open('price') }),
    { id: 'otherStones', words: ofPopups('menu.edit stones'), act: open('edit stones') },
    ...only(isSaved, { id: 'copyStone', words: t('copy'), act: () => stone.send({ type: 'duplicate' }) }),
    ...(alike ? [{ id: 'alike', words: t('alike'), act: alike } as const] : []),
    ...(compare ? [{ id: 'alternatives', words: t('alternatives'), act: compare } as const] : []),
    ...only(compare !== undefined && !readOnly, {
      id: 'words',
      words: t('takeOverWords'),
      act: open('take over words'),
    }),
    ...only(mayTakeOver, {
      id: 'takeOver',
      words: t('takeOver.open'),
      act: () => takingOver.send({ type: 'begin' }),
    }),
    ...only(isSaved && !readOnly, {
      id: 'resetStone',
      words: t('reset'),
      act: () => stone.send({ type: 'reset' }),
    }),
    ...only(isSaved && !readOnly, {
      id: 'removeStone',
      words: t('remove'),
      act: () => stone.send({ type: 'delete' }),
    }),
    ...(ownData ? [{ id: 'ownData', words: t('ownData'), act: () => navigate(ownData) } as const] : []),
    {
      id: 'newStone',
      words: wizard('actions.newGravestone.name'),
      act: () => navigate(addressOf({ step: 'newStone' })),
    },
    ...only(isUser, { id: 'designs', words: t('designs'), act: () => navigate('/designs') }),
    ...only(isUser && !readOnly, {
      id: 'lettering',
      words: lettering('title'),
      act: open('kept lettering'),
    }),
    {
      id: 'theme',
      words: start(isDark() ? 'light' : 'dark'),
      act: () => chooseTheme(isDark() ? 'light' : 'dark'),
    },
    ...only(deletesWithoutAsking(), { id: 'askAgain', words: t('askAgain'), act: askAgain }),
    ...only(!isUser, { id: 'logIn', words: t('logIn'), act: open('login') }),
    ...only(isUser, { id: 'account', words: account('title'), act: () => navigate('/account') }),
    ...only(isUser, {
      id: 'logOut',
      words: t('logOut'),
      act: () => session.send({ type: 'session.logOut' }),
    }),
  ];
}
