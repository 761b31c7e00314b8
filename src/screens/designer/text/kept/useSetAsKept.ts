import { together } from '../../../../stone/edits/several';
import type { StyledLine } from '../../../../stone/edits/styleLines';
import { asKept } from '../../../../stone/keptSpacings';
import { DesignerContext } from '../../designerContext';
import { useKept } from '../../lettering/useKept';

interface SetAsKept {
  /** How many gaps of the lines are spaced otherwise than the business keeps them. */
  readonly count: number;
  /** Spaces them so, in one step. */
  readonly set: () => void;
}

/** What the pairs that the business keeps would change of lines. */
export function useSetAsKept(lines: readonly StyledLine[]): SetAsKept {
  const actor = DesignerContext.useActorRef();
  const { pairs } = useKept();
  const changed = lines
    .filter(({ line }) => !line.locked)
    .map(({ element, line }) => ({ element, ...asKept(line, pairs) }))
    .filter(({ count }) => count > 0);
  return {
    count: changed.reduce((sum, { count }) => sum + count, 0),
    set: () => {
      const edit = together(
        changed.map(({ element, spacings }) => ({ kind: 'spaceCharacters', element, spacings })),
      );
      actor.send({ type: 'edit', edit, alone: true });
    },
  };
}
