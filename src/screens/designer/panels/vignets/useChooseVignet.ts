import { useCallback } from 'react';
import { rememberChosen } from '../../../../api/recent';
import { newPlace } from '../../../../machines/designer/newPlace';
import type { Vignet } from '../../../../stone/catalogue/vignet';
import { VIGNET_COLOURS } from '../../../../stone/colours';
import { sandblownVignetParm, standardVignetParm, type VignetParm } from '../../../../stone/parm';
import { DesignerContext } from '../../designerContext';

/** A vignet of the catalogue as it is first put on a stone. */
function parmOf({ id, kind }: Vignet): VignetParm {
  const own = { vignetId: id };
  return kind === 'standard'
    ? standardVignetParm.parse({ type: 'standardVignet', ...own, fontColor: VIGNET_COLOURS.brown })
    : sandblownVignetParm.parse({ type: 'sandblownVignet', ...own, fontColor: VIGNET_COLOURS.white });
}

/** Puts a vignet on the stone, or in the place of the one in hand where that is carried out alike. */
export function useChooseVignet(): (vignet: Vignet) => void {
  const actor = DesignerContext.useActorRef();
  return useCallback(
    (vignet) => {
      rememberChosen('vignets', String(vignet.id));
      const { context } = actor.getSnapshot();
      const [index = -1, ...more] = context.selected;
      const inHand = more.length === 0 ? context.history.present.Parms[index] : undefined;
      const type = vignet.kind === 'standard' ? 'standardVignet' : 'sandblownVignet';
      if (inHand?.type !== type) {
        const parm = parmOf(vignet);
        const position = newPlace(context, vignet, parm.scale);
        actor.send({ type: 'edit', edit: { kind: 'addVignet', vignet: { ...parm, position } } });
      } else if (inHand.vignetId !== vignet.id) {
        const fields = { vignetId: vignet.id };
        actor.send({ type: 'edit', edit: { kind: 'changeVignet', element: index, fields } });
      }
    },
    [actor],
  );
}
