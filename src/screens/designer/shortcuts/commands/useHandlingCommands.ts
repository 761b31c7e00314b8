import { useTranslation } from 'react-i18next';
import type { Edit } from '../../../../stone/edits/edit';
import type { Parm } from '../../../../stone/parm';
import { DesignerContext } from '../../designerContext';
import { renameInLayers } from '../../layers/renaming';
import type { Command } from './command';

interface Handling {
  readonly id: 'lock' | 'unlock' | 'hide' | 'show' | 'reserve' | 'cutNow';
  /** Whether there is anything to do with an element. */
  readonly concerns: (element: Parm) => boolean;
  readonly edit: (elements: readonly number[]) => Edit;
}

const HANDLING: readonly Handling[] = [
  {
    id: 'lock',
    concerns: ({ locked }) => !locked,
    edit: (elements) => ({ kind: 'lockElements', elements, locked: true }),
  },
  {
    id: 'unlock',
    concerns: ({ locked }) => locked === true,
    edit: (elements) => ({ kind: 'lockElements', elements, locked: false }),
  },
  {
    id: 'hide',
    concerns: ({ hidden, locked }) => !hidden && !locked,
    edit: (elements) => ({ kind: 'hideElements', elements, hidden: true }),
  },
  {
    id: 'show',
    concerns: ({ hidden }) => hidden === true,
    edit: (elements) => ({ kind: 'hideElements', elements, hidden: false }),
  },
  {
    id: 'reserve',
    concerns: ({ reserved, locked }) => !reserved && !locked,
    edit: (elements) => ({ kind: 'reserveElements', elements, reserved: true }),
  },
  {
    id: 'cutNow',
    concerns: ({ reserved }) => reserved === true,
    edit: (elements) => ({ kind: 'reserveElements', elements, reserved: false }),
  },
];

/** Locking, hiding, reserving and naming what is selected, as far as there is anything to do. */
export function useHandlingCommands(): readonly Command[] {
  const { t } = useTranslation('popups');
  const designer = DesignerContext.useActorRef();
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const [first, ...more] = selected;
  const commands = HANDLING.flatMap(({ id, concerns, edit }) => {
    const concerned = selected.filter((index) => {
      const element = elements[index];
      return element !== undefined && concerns(element);
    });
    const act = () => designer.send({ type: 'edit', edit: edit(concerned) });
    return concerned.length > 0 ? [{ id, words: t(`elements.${id}`), act }] : [];
  });
  return first === undefined || more.length > 0
    ? commands
    : [
        ...commands,
        { id: 'rename', words: t('elements.rename'), act: () => renameInLayers(designer, first) },
      ];
}
