import { z } from 'zod';

/**
 * Names an element for good, where somebody outside the designer speaks of it: the comments and ticks of an approval.
 * Given by the server when approval is asked, and kept by every edit; other designs have none.
 */
export const elementKey = z.string().regex(/^[A-Za-z0-9_-]{8,24}$/);
