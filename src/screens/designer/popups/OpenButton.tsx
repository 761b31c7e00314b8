import type { ReactNode } from 'react';
import { Button } from '../../../components/Button';
import { designOf } from '../../../machines/designer/context';
import type { PopupName } from '../../../machines/popups/context';
import { idsAt } from '../../../stone/elementIds';
import { DesignerContext } from '../designerContext';
import { PopupsContext } from './popupsContext';

interface OpenButtonProps {
  readonly popup: PopupName;
  /** The index of the element that is replaced by what is chosen there. */
  readonly swaps?: number;
  readonly look?: 'plain' | 'quiet';
  readonly children: ReactNode;
}

/** A button that opens a popup. */
export function OpenButton({ popup, swaps, look = 'plain', children }: OpenButtonProps) {
  const popups = PopupsContext.useActorRef();
  const designer = DesignerContext.useActorRef();
  const open = () => {
    const { Parms } = designOf(designer.getSnapshot().context);
    const [id] = swaps === undefined ? [] : idsAt([swaps], Parms);
    popups.send({ type: 'open', popup, swaps: id });
  };
  return (
    <Button look={look} onPress={open}>
      {children}
    </Button>
  );
}
