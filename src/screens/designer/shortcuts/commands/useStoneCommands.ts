import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { askAgain, deletesWithoutAsking } from '../../../../api/deletionQuestion';
import { addressOf } from '../../../../machines/wizard/place';
import { chooseTheme, isDark } from '../../../../theme';
import { SessionContext } from '../../../session/sessionContext';
import { DesignerContext } from '../../designerContext';
import { StoneContext } from '../../menu/stoneContext';
import { PopupsContext } from '../../popups/popupsContext';
import type { Command } from './command';

/** What the cog menu offers too, but for what only a stone that may be changed can have: the stone as a whole, and who is at work. */
export function useStoneCommands(): readonly Command[] {
  const { t } = useTranslation('menu');
  const { t: shortcuts } = useTranslation('shortcuts');
  const { t: ofPopups } = useTranslation('popups');
  const { t: start } = useTranslation('start');
  const { t: wizard } = useTranslation('wizard');
  const popups = PopupsContext.useActorRef();
  const stone = StoneContext.useActorRef();
  const session = SessionContext.useActorRef();
  const [, navigate] = useLocation();
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const isSaved = DesignerContext.useSelector(({ context }) => context.saved !== undefined);
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const only = (isOffered: boolean, command: Command): readonly Command[] => (isOffered ? [command] : []);
  const open = (popup: 'stone' | 'price' | 'edit stones' | 'login', words: string): Command => ({
    id: `popup ${popup}`,
    words,
    act: () => popups.send({ type: 'open', popup }),
  });
  return [
    open('stone', ofPopups('menu.stone')),
    open('price', t('price')),
    open('edit stones', ofPopups('menu.edit stones')),
    ...only(isSaved, {
      id: 'copyStone',
      words: shortcuts('copyStone'),
      act: () => stone.send({ type: 'duplicate' }),
    }),
    ...only(isSaved && !readOnly, {
      id: 'removeStone',
      words: t('remove'),
      act: () => stone.send({ type: 'delete' }),
    }),
    {
      id: 'newStone',
      words: wizard('actions.newGravestone.name'),
      act: () => navigate(addressOf({ step: 'newStone' })),
    },
    ...only(isUser, { id: 'designs', words: t('designs'), act: () => navigate('/designs') }),
    {
      id: 'theme',
      words: start(isDark() ? 'light' : 'dark'),
      act: () => chooseTheme(isDark() ? 'light' : 'dark'),
    },
    ...only(deletesWithoutAsking(), { id: 'askAgain', words: t('askAgain'), act: askAgain }),
    ...only(!isUser, open('login', t('logIn'))),
    ...only(isUser, { id: 'logOut', words: t('logOut'), act: () => session.send({ type: 'log out' }) }),
  ];
}
