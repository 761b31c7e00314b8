import { openRenderer } from '../../../renderer/renderer';
import { DesignerContext } from '../designerContext';
import { useKept } from '../lettering/useKept';

/** Spaces a line's letters evenly to the eye, beginning with the pairs that the business keeps, as one step of undo. */
export function useEvenSpacing(): (element: number) => Promise<void> {
  const designer = DesignerContext.useActorRef();
  const { pairs } = useKept();
  return async (element) => {
    const { stage } = await openRenderer();
    const spacings = await stage.opticalSpacing(element, pairs);
    if (spacings) designer.send({ type: 'edit', edit: { kind: 'spaceCharacters', element, spacings } });
  };
}
