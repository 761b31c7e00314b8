import { useOfferedFiles } from '../../export/useOfferedFiles';
import { useOrder } from '../../export/useOrder';
import type { Command } from './command';

/**
 * What leaves the screen, for the family and for the mason. A stencil's margin is chosen in the tab "print" and nowhere else;
 * the list of elements is not everybody's (specification section 6), and is ordered there too.
 */
export function useFileCommands(): readonly Command[] {
  const place = useOrder();
  return useOfferedFiles()
    .filter(({ name }) => name !== 'offerDetailed')
    .map(({ name, words, order, purpose }) => ({
      id: `file ${name}`,
      words,
      act: () => place(order, purpose),
    }));
}
