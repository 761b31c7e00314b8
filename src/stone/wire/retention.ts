import { z } from 'zod';

const days = z.number().int().min(1);

/** For how many days what is kept of people stays after its last use, before it is removed. */
export const retention = z.object({
  /** A visitor's stone that was not sent, from its last change. */
  visitorDrafts: days,
  /** A business's stone that was not sent, from its last change. */
  businessDrafts: days,
  /** A stone whose order is over (finished, invoiced or cancelled), with its letters, from its last change of status. */
  orders: days,
  /** A case without stones, from its last change. */
  cases: days,
  /** A letter that was sent, other than the order itself, which stays with its stones. */
  letters: days,
  /** An uploaded picture that no stone, archive or approval shows; one that is shown stays as long as that does. */
  pictures: days,
  /** Who read and changed what. */
  accesses: days,
});
export type Retention = z.infer<typeof retention>;
