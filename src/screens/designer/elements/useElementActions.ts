import { useTranslation } from 'react-i18next';
import type { DesignerActor } from '../../../machines/designer/designerMachine';
import { deletionOf } from '../../../machines/popups/deletion';
import type { Edit } from '../../../stone/edits/edit';
import type { Mm } from '../../../stone/numbers';
import type { Parm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';
import { renameInLayers } from '../layers/renaming';
import { PopupsContext } from '../popups/popupsContext';
import { writeInHand } from '../text/writeInHand';
import { handlingEdits } from './handlingEdits';
import { resized } from './resized';

/** One step of height, in mm; of letter spacing; of rotation, in degrees. */
const SIZE: Mm = 1;
const SPACING: Mm = 0.1;
const TURN = 1;

const ACTIONS = [
  'select',
  'write',
  'edit',
  'larger',
  'smaller',
  'wider',
  'tighter',
  'turnRight',
  'turnLeft',
  'copy',
  'mirrorCopy',
  'forward',
  'back',
  'rename',
  'lock',
  'unlock',
  'hide',
  'show',
  'reserve',
  'cutNow',
  'delete',
] as const;
type ActionName = (typeof ACTIONS)[number];

export interface ElementAction {
  readonly id: ActionName;
  readonly words: string;
  readonly isPossible: boolean;
  /** Often repeated: the menu stays open. */
  readonly repeats: boolean;
  readonly act: () => void;
}

const REPEATED: ReadonlySet<ActionName> = new Set([
  'larger',
  'smaller',
  'wider',
  'tighter',
  'turnRight',
  'turnLeft',
  'forward',
  'back',
]);

/** What can be done with what is locked. */
const OF_LOCKED: ReadonlySet<ActionName> = new Set([
  'select',
  'copy',
  'mirrorCopy',
  'forward',
  'back',
  'rename',
  'unlock',
  'show',
  'cutNow',
]);

/** Focuses the selected line's text field, after the menu has returned the focus. */
function writeAfterwards(designer: DesignerActor): void {
  requestAnimationFrame(() => {
    setTimeout(() => writeInHand(designer), 50);
  });
}

/** A rotation normalised to −180 to 180 degrees. */
function turned(rotation: number, by: number): number {
  const sum = rotation + by;
  if (sum > 180) return sum - 360;
  return sum <= -180 ? sum + 360 : sum;
}

/** The edit that copies an ornament to the other side of a stone of this width; none for anything else. */
function mirrorCopyOf(index: number, element: Parm, width: Mm | undefined): Edit | undefined {
  if (!('vignetId' in element) || width === undefined) return undefined;
  return { kind: 'mirrorCopy', elements: [index], about: width / 2 };
}

/** All actions on an element as a whole. */
export function useElementActions(): (index: number, element: Parm) => readonly ElementAction[] {
  const { t } = useTranslation('popups');
  const actor = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  const edit = (done: Edit | undefined) => done && actor.send({ type: 'edit', edit: done });
  const making = (possible: Edit | undefined) => possible && (() => edit(possible));
  const select = (index: number) => actor.send({ type: 'select', elements: [index] });

  return (index, element) => {
    const { shown, history, selected } = actor.getSnapshot().context;
    const measure = shown?.measures.elements.find((one) => one.element === index);
    const height = measure && (measure.box.bottom - measure.box.top) * measure.place.scale;
    const last = history.present.Parms.length - 1;
    const { rotation } = element.position;
    const isLine = element.type === 'text';
    const handling = handlingEdits(index, element);
    const space = (by: Mm) =>
      isLine &&
      edit({
        kind: 'changeText',
        element: index,
        fields: { letterSpacing: Math.round((element.letterSpacing + by) * 1000) / 1000 },
      });
    const turn = (by: number) => edit({ kind: 'turn', element: index, rotation: turned(rotation, by) });
    const acts: Record<ActionName, (() => void) | undefined> = {
      select: selected.length === 1 && selected[0] === index ? undefined : () => select(index),
      write: isLine
        ? () => {
            select(index);
            writeAfterwards(actor);
          }
        : undefined,
      edit: isLine
        ? undefined
        : () => {
            select(index);
            popups.send({
              type: 'open',
              popup: element.type === 'attachment' ? 'edit attachment' : 'edit vignet',
            });
          },
      larger: () => edit(resized(index, element, height, SIZE)),
      smaller: () => edit(resized(index, element, height, -SIZE)),
      wider: isLine ? () => space(SPACING) : undefined,
      tighter: isLine ? () => space(-SPACING) : undefined,
      turnRight: () => turn(TURN),
      turnLeft: () => turn(-TURN),
      copy: () => edit({ kind: 'copy', element: index }),
      mirrorCopy: making(mirrorCopyOf(index, element, shown?.measures.width)),
      forward: () => edit({ kind: 'order', element: index, direction: 'forward' }),
      back: () => edit({ kind: 'order', element: index, direction: 'back' }),
      rename: () => renameInLayers(actor, index),
      lock: making(handling.lock),
      unlock: making(handling.unlock),
      hide: making(handling.hide),
      show: making(handling.show),
      reserve: making(handling.reserve),
      cutNow: making(handling.cutNow),
      delete: () => popups.send(deletionOf(actor.getSnapshot().context, [index])),
    };
    return ACTIONS.flatMap((id) => {
      const act = acts[id];
      if (!act) return [];
      const isAtEnd = (id === 'forward' && index >= last) || (id === 'back' && index === 0);
      const isPossible = !isAtEnd && (!element.locked || OF_LOCKED.has(id));
      return [{ id, words: t(`elements.${id}`), isPossible, repeats: REPEATED.has(id), act }];
    });
  };
}
