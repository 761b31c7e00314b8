import { useCallback } from 'react';
import { rememberChosen } from '../../../../api/recent';
import { newPlace } from '../../../../machines/designer/newPlace';
import type { Vignet } from '../../../../stone/catalogue/vignet';
import { type ElementId, indexesOf } from '../../../../stone/elementIds';
import { groundOf } from '../../../../stone/legibility/groundOf';
import { firstVignetColour } from '../../../../stone/legibility/offered';
import type { Ground } from '../../../../stone/legibility/readableColour';
import { sandblownVignetParm, standardVignetParm, type VignetParm } from '../../../../stone/parm';
import { DesignerContext } from '../../designerContext';

/** A vignet of the catalogue with its initial properties. */
function parmOf({ id, kind }: Vignet, ground: Ground | undefined): VignetParm {
  const own = { vignetId: id };
  return kind === 'standard'
    ? standardVignetParm.parse({
        type: 'standardVignet',
        ...own,
        fontColor: firstVignetColour(ground, 'mounted'),
      })
    : sandblownVignetParm.parse({
        type: 'sandblownVignet',
        ...own,
        fontColor: firstVignetColour(ground, 'engraved'),
      });
}

/**
 * Adds a vignet to the stone, whatever is selected.
 *
 * @param swapped the element it replaces, if any; one that is gone by then is not.
 */
export function useChooseVignet(swapped?: ElementId): (vignet: Vignet) => void {
  const actor = DesignerContext.useActorRef();
  return useCallback(
    (vignet) => {
      rememberChosen('vignets', String(vignet.id));
      const { history, offered } = actor.getSnapshot().context;
      const parm = parmOf(vignet, groundOf(history.present, offered.stoneTypes));
      const [element] = swapped === undefined ? [] : indexesOf([swapped], history.present.Parms);
      if (element !== undefined) {
        actor.send({ type: 'edit', edit: { kind: 'swapVignet', element, vignet: parm } });
        return;
      }
      const position = newPlace(actor.getSnapshot().context, vignet, parm.scale);
      actor.send({ type: 'edit', edit: { kind: 'addVignet', vignet: { ...parm, position } } });
    },
    [actor, swapped],
  );
}
