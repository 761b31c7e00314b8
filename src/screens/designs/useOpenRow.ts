import { useLocation } from 'wouter';
import type { DesignRow } from '../../machines/designs/rows';
import { DesignsContext } from './designsContext';

/** Opens what a row is about: its stone, or its case where it has none. */
export function useOpenRow(): (row: DesignRow) => void {
  const designs = DesignsContext.useActorRef();
  const [, navigate] = useLocation();
  return ({ stone, project }) => {
    if (stone) navigate(`/designer/${stone.id}`);
    else if (project) designs.send({ type: 'case.edit', project });
  };
}
