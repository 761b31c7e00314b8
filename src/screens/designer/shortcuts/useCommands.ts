import { useTranslation } from 'react-i18next';
import type { Panel } from '../../../machines/designer/context';
import { copyAll } from '../../../stone/edits/several';
import { chooseTheme, isDark } from '../../../theme';
import { DesignerContext } from '../designerContext';
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

/** What the command palette offers, for the stone as it is now. */
export function useCommands(): readonly Command[] {
  const { t } = useTranslation();
  const { t: menu } = useTranslation('menu');
  const { t: sending } = useTranslation('sending');
  const { t: start } = useTranslation('start');
  const { t: shortcuts } = useTranslation('shortcuts');
  const designer = DesignerContext.useActorRef();
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
  const always: readonly Command[] = [
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
    ...always,
  ];
}
