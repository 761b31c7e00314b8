import { type ReactNode, useEffect, useState } from 'react';
import type { DesignerSnapshot } from '../../machines/designer/designerMachine';
import { DesignerContext } from './designerContext';

interface AfterStoneProps {
  readonly children: ReactNode;
  /** What holds its place until then. */
  readonly until?: ReactNode;
}

/** A stone that takes longer keeps nobody from what stands beside it, in ms. */
const PATIENCE = 1000;

const isLaid = ({ context }: DesignerSnapshot) => context.shown !== undefined;

/**
 * What is drawn once the stone is seen, so that it need not share the processor with it: in slices, when there is time, and at once where
 * something is selected, since what is typed then goes into a field of it (`writeInHand`).
 */
export function AfterStone({ children, until }: AfterStoneProps) {
  const isSeen = DesignerContext.useLateSelector(isLaid);
  const isNeeded = DesignerContext.useSelector(({ context }) => context.selected.length > 0);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isSeen) return undefined;
    const waiting = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(waiting);
  }, [isSeen]);
  return isSeen || isLate || isNeeded ? children : until;
}
