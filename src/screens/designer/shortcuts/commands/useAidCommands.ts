import { useTranslation } from 'react-i18next';
import { GRIDS } from '../../aids/grids';
import { useLayAid } from '../../aids/useLayAid';
import { DesignerContext } from '../../designerContext';
import { writtenKeys } from '../shortcuts';
import type { Command } from './command';

/** What is shown over the stone while it is worked on: distances, the grid, guide lines and rulers. */
export function useAidCommands(): readonly Command[] {
  const { t } = useTranslation();
  const designer = DesignerContext.useActorRef();
  const { grid, distances } = DesignerContext.useSelector(({ context }) => context.aids);
  const lay = useLayAid();
  return [
    {
      id: 'distances',
      words: t(distances ? 'aids.hideDistances' : 'aids.showDistances'),
      keys: writtenKeys('distances'),
      act: () => designer.send({ type: 'aid', aids: { distances: !distances } }),
    },
    ...GRIDS.filter((mm) => mm !== grid).map((mm) => ({
      id: `grid ${mm}`,
      words: t('aids.showGrid', { mm }),
      act: () => designer.send({ type: 'aid', aids: { grid: mm } }),
    })),
    ...(grid === undefined
      ? []
      : [
          {
            id: 'no grid',
            words: t('aids.hideGrid'),
            act: () => designer.send({ type: 'aid', aids: { grid: undefined } }),
          },
        ]),
    { id: 'guide line', words: t('aids.addGuideLine'), act: lay.guideLine },
    { id: 'ruler', words: t('addRuler'), act: lay.ruler },
  ];
}
