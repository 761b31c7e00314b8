import { useTranslation } from 'react-i18next';
import { OFFERED_FILES } from '../../export/offeredFiles';
import { useOrder } from '../../export/useOrder';
import type { Command } from './command';

/** The list of elements is not everybody's (specification section 6): it is ordered where it is offered. */
const FILES = OFFERED_FILES.filter(({ name }) => name !== 'offerDetailed');

/**
 * What leaves the screen, for the family and for the mason; a stencil's margin is chosen in the tab "print" and nowhere
 * else.
 */
export function useFileCommands(): readonly Command[] {
  const { t } = useTranslation('paper');
  const place = useOrder();
  return FILES.map(({ name, order, purpose }) => ({
    id: `file ${name}`,
    words: t(name),
    act: () => place(order, purpose),
  }));
}
