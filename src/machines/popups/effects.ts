import { fromPromise } from 'xstate';
import { isUser } from '../../api/identity';
import { fetchProject } from '../../api/projects';
import type { DesignerActor } from '../designer/designerMachine';
import { unlessAborted } from '../unlessAborted';
import { savedStones } from '../wizard/effects';
import { fromListed, type WizardStone } from '../wizard/wizardStone';

async function othersOf(designer: DesignerActor, signal: AbortSignal): Promise<readonly WizardStone[]> {
  const { saved, history } = designer.getSnapshot().context;
  const { ProjectId } = history.present;
  // A stone reached by a link may be of another business's case, which only that business can open.
  const hasCase = isUser() && saved?.address.token === undefined;
  const found =
    hasCase && ProjectId
      ? (await fetchProject(ProjectId, signal)).stones.map(fromListed)
      : await savedStones(isUser(), signal);
  return found.filter(({ address }) => address.id !== saved?.address.id);
}

/**
 * The other stones a user can continue with: those of the same case; all of the user's business where the stone has no
 * case or is another owner's; for a visitor, those this browser remembers.
 */
export const listOthers = fromPromise<readonly WizardStone[], DesignerActor>(({ input: designer, signal }) =>
  unlessAborted(signal, othersOf(designer, signal)),
);
