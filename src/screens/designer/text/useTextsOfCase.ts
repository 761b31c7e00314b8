import { roomOn } from '../../../machines/designer/newPlace';
import { newLines } from '../../../scene/newLine';
import { isReserved } from '../../../stone/handling';
import { groundOf } from '../../../stone/legibility/groundOf';
import { inReadableColour } from '../../../stone/legibility/inReadableColour';
import { nameThePeople } from '../../../stone/templates/people';
import { isUnwritten, textsOfCase } from '../../../stone/templates/textsOfCase';
import { DesignerContext } from '../designerContext';
import { useWords } from '../templates/useWords';

/**
 * Writes the deceased of the case onto a stone that has no words of anybody yet, in one step of undo: into its sample
 * lines, or as lines of their own. Undefined where there is nothing to write.
 */
export function useTextsOfCase(): (() => void) | undefined {
  const words = useWords();
  const actor = DesignerContext.useActorRef();
  const people = DesignerContext.useSelector(({ context }) => context.people);
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const texts = people ? textsOfCase(people, words) : [];
  if (readOnly || texts.length === 0 || !isUnwritten(design)) return undefined;
  return () => {
    const { context } = actor.getSnapshot();
    const { history, offered } = context;
    const hasSamples = history.present.Parms.some(
      (parm) => parm.type === 'text' && !isReserved(parm) && parm.subText.trim() !== '',
    );
    if (hasSamples) {
      const { Parms, Frame } = nameThePeople(history.present, people);
      actor.send({ type: 'edit', edit: { kind: 'compose', composed: { Parms, Frame } } });
      return;
    }
    const edit = newLines(history.present, roomOn(context), texts);
    if (edit)
      actor.send({
        type: 'edit',
        edit: inReadableColour(edit, groundOf(history.present, offered.stoneTypes)),
      });
  };
}
