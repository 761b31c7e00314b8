import { useFilesOfStone } from '../../export/useFilesOfStone';
import { useOrder } from '../../export/useOrder';
import type { Command } from './command';

/**
 * The files for the family and for the mason. A stencil's margin is chosen only in the tab "print";
 * the list of elements is not available to everybody (specification section 6), and is requested there too, as are the papers for a permit, whose language is chosen there.
 */
export function useFileCommands(): readonly Command[] {
  const place = useOrder();
  return useFilesOfStone()
    .open.filter(({ name, reader }) => name !== 'offerDetailed' && reader !== 'churchyard')
    .map(({ name, words, order, purpose }) => ({
      id: `file ${name}`,
      words,
      act: () => place(order, purpose),
    }));
}
