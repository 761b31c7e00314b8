import { useTranslation } from 'react-i18next';
import type { Panel } from '../../../machines/designer/context';
import type { PopupName } from '../../../machines/popups/context';
import { copyAll } from '../../../stone/edits/several';
import { chooseTheme, isDark } from '../../../theme';
import { DesignerContext } from '../designerContext';
import { PopupsContext } from '../popups/popupsContext';
import { SendingContext } from '../sending/sendingContext';
import { useAsker } from '../sending/useAsker';
import { useNewLine } from '../text/useNewLine';

/** Something that can be done, by its words. */
export interface Command {
  readonly id: string;
  readonly words: string;
  readonly act: () => void;
}

const PANELS: readonly Panel[] = [
  'stone',
  'background',
  'text',
  'decoration',
  'attachments',
  'share',
  'print',
];

/** The choices that are offered large. */
const CHOICES = ['stone type', 'backgrounds', 'vignets', 'attachments'] as const;

/** What the command palette offers, for the stone as it is now. */
export function useCommands(): readonly Command[] {
  const { t } = useTranslation();
  const { t: menu } = useTranslation('menu');
  const { t: sending } = useTranslation('sending');
  const { t: start } = useTranslation('start');
  const { t: shortcuts } = useTranslation('shortcuts');
  const { t: ofPopups } = useTranslation('popups');
  const designer = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  const order = SendingContext.useActorRef();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const newLine = useNewLine();
  const { missing } = useAsker();
  const openPanel = (panel: Panel): Command => ({
    id: panel,
    words: shortcuts('goTo', { panel: t(`panels.${panel}`) }),
    act: () => designer.send({ type: 'open panel', panel }),
  });
  const openPopup = (popup: PopupName, words: string): Command => ({
    id: `popup ${popup}`,
    words,
    act: () => popups.send({ type: 'open', popup }),
  });
  const always: readonly Command[] = [
    openPopup('stone', ofPopups('menu.stone')),
    openPopup('edit stones', ofPopups('menu.edit stones')),
    {
      id: 'theme',
      words: start(isDark() ? 'light' : 'dark'),
      act: () => chooseTheme(isDark() ? 'light' : 'dark'),
    },
  ];
  if (readOnly) return [openPanel('share'), openPanel('print'), ...always];
  return [
    {
      id: 'addLine',
      words: t('addLine'),
      act: () => designer.send({ type: 'edit', edit: newLine() }),
    },
    ...(selected.length > 0
      ? [
          {
            id: 'duplicate',
            words: shortcuts('does.duplicate'),
            act: () => designer.send({ type: 'edit', edit: copyAll(selected) }),
          },
        ]
      : []),
    { id: 'save', words: t('save'), act: () => designer.send({ type: 'save' }) },
    { id: 'undo', words: t('undo'), act: () => designer.send({ type: 'undo' }) },
    { id: 'redo', words: t('redo'), act: () => designer.send({ type: 'redo' }) },
    { id: 'settings', words: menu('settings'), act: () => order.send({ type: 'open settings' }) },
    { id: 'send', words: sending('send'), act: () => order.send({ type: 'order', missing }) },
    ...PANELS.map(openPanel),
    ...CHOICES.map((popup) => openPopup(popup, ofPopups(`showAll.${popup}`))),
    ...always,
  ];
}
