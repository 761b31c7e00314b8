import type { ReactNode } from 'react';
import { Button } from '../../../components/Button';
import type { PopupName } from '../../../machines/popups/context';
import { PopupsContext } from './popupsContext';

interface OpenButtonProps {
  readonly popup: PopupName;
  /** The element that is replaced by what is chosen there. */
  readonly swaps?: number;
  readonly look?: 'plain' | 'quiet';
  readonly children: ReactNode;
}

/** A button that opens a popup. */
export function OpenButton({ popup, swaps, look = 'plain', children }: OpenButtonProps) {
  const popups = PopupsContext.useActorRef();
  return (
    <Button look={look} onPress={() => popups.send({ type: 'open', popup, swaps })}>
      {children}
    </Button>
  );
}
