import { useTranslation } from 'react-i18next';
import { deletionOf } from '../../../../machines/popups/deletion';
import { ALIGNMENTS, align, centreOn, distribute, type Placement } from '../../../../scene/align';
import type { Edit } from '../../../../stone/edits/edit';
import { mirrorable } from '../../../../stone/edits/mirrorCopy';
import { copyAll, orderAll, placeAll } from '../../../../stone/edits/several';
import { DesignerContext } from '../../designerContext';
import { useGrouping } from '../../panels/useGrouping';
import { useInkGaps } from '../../panels/useInkGaps';
import { PopupsContext } from '../../popups/popupsContext';
import { openSigns } from '../../text/signs/openSigns';
import { useEvenSpacing } from '../../text/useEvenSpacing';
import { useLetterHeights } from '../../useLetterHeights';
import { writtenKeys } from '../shortcuts';
import type { Command } from './command';
import { useCurveCommands } from './useCurveCommands';
import { useFitCommands } from './useFitCommands';
import { useHandlingCommands } from './useHandlingCommands';
import { useLetteringCommands } from './useLetteringCommands';
import { useParagraphCommands } from './useParagraphCommands';
import { useStyleCommands } from './useStyleCommands';

/** The actions on the selection: one element or several; empty without one. */
export function useElementCommands(): readonly Command[] {
  const { t } = useTranslation();
  const { t: shortcuts } = useTranslation('shortcuts');
  const { t: signs } = useTranslation('signs');
  const designer = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const measures = DesignerContext.useSelector(({ context }) => context.shown?.measures);
  const letterHeights = useLetterHeights();
  const { join, group, ungroup } = useGrouping();
  const ofStyle = useStyleCommands();
  const ofBusiness = useLetteringCommands();
  const ofWidth = useFitCommands();
  const ofCurve = useCurveCommands();
  const ofHandling = useHandlingCommands();
  const ofParagraph = useParagraphCommands();
  const spaceEvenly = useEvenSpacing();
  const inkGaps = useInkGaps();
  if (selected.length === 0) return [];
  const edit = (done: Edit) => designer.send({ type: 'edit', edit: done, alone: true });
  const chosen = measures?.elements.filter(({ element }) => selected.includes(element)) ?? [];
  const place = (id: string, words: string, placed: () => readonly Placement[]): Command => ({
    id,
    words,
    act: () => edit(placeAll(placed())),
  });
  const ornaments = mirrorable(elements, selected);
  const [first = -1] = selected;
  const line = selected.length === 1 ? elements[first] : undefined;
  const grouping = [
    ['join', t('paragraph.join'), join],
    ['group', t('grouping.group'), group],
    ['ungroup', t('grouping.ungroup'), ungroup],
  ] as const;
  const heights = line?.type === 'text' ? letterHeights(line) : [];
  return [
    {
      id: 'duplicate',
      words: shortcuts('does.duplicate'),
      keys: writtenKeys('duplicate'),
      act: () => edit(copyAll(selected)),
    },
    ...(measures && ornaments.length > 0
      ? [
          {
            id: 'mirrorCopy',
            words: t('mirrorCopy'),
            act: () => edit({ kind: 'mirrorCopy', elements: ornaments, about: measures.width / 2 }),
          },
        ]
      : []),
    {
      id: 'delete',
      words: shortcuts('does.remove'),
      keys: writtenKeys('remove'),
      act: () => popups.send(deletionOf(designer.getSnapshot().context, selected)),
    },
    ...(line?.type === 'text'
      ? [
          {
            id: 'copyStyle',
            words: t('copyStyle'),
            act: () => edit({ kind: 'copyStyle', element: first, heights }),
          },
          { id: 'opticalSpacing', words: t('opticalSpacing'), act: () => void spaceEvenly(first) },
          { id: 'signs', words: signs('insert'), act: () => openSigns(designer) },
        ]
      : []),
    ...ofStyle,
    ...ofBusiness,
    ...ofWidth,
    ...ofCurve,
    ...ofHandling,
    ...ofParagraph,
    ...(measures ? [place('centre', t('centre'), () => centreOn(chosen, measures.width / 2))] : []),
    ...(chosen.length > 1
      ? ALIGNMENTS.map((alignment) =>
          place(`align ${alignment}`, t(`alignments.${alignment}`), () => align(chosen, alignment)),
        )
      : []),
    ...(chosen.length > 2
      ? [
          place('distribute down', t('distributeDown'), () => distribute(chosen, 'down')),
          place('distribute across', t('distributeAcross'), () => distribute(chosen, 'across')),
        ]
      : []),
    ...(inkGaps && inkGaps.count > 2
      ? (['down', 'across'] as const).map((direction) => ({
          id: `equal gaps ${direction}`,
          words: t(`aids.equalGaps.${direction}`),
          act: () => inkGaps.distribute(direction),
        }))
      : []),
    ...grouping.flatMap(([id, words, done]) => (done ? [{ id, words, act: () => edit(done) }] : [])),
    ...(['forward', 'back'] as const).map((direction) => ({
      id: direction,
      words: t(direction === 'forward' ? 'bringForward' : 'sendBack'),
      act: () => edit(orderAll(selected, direction, elements.length)),
    })),
  ];
}
