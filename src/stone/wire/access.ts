import { z } from 'zod';

/**
 * What may be read or changed. A list shows many stones or cases at once, and is kept as one; `lettering` is what a
 * business keeps of its pairs and styles.
 */
export const accessSubject = z.enum(['stone', 'case', 'list', 'lettering']);
export type AccessSubject = z.infer<typeof accessSubject>;

/** What was done. `previewed` is the picture alone, such as rows of a list and cards of a link show it. */
export const accessAction = z.enum([
  'read',
  'previewed',
  'created',
  'changed',
  'copied',
  'takenOver',
  'sent',
  'deleted',
]);
export type AccessAction = z.infer<typeof accessAction>;

/**
 * By whom: a user, whoever held a link or had the letter that asks for an order, anybody without a link, or the machine of
 * the stonemason who has the order.
 */
export const accessor = z.enum([
  'user',
  'editingLink',
  'readingLink',
  'masonLink',
  'approvalLink',
  'choiceLink',
  'letter',
  'visitor',
  'stonemason',
]);
export type Accessor = z.infer<typeof accessor>;

/** `GET /api/stone/{id}/accesses` and `GET /api/project/{id}/accesses`: what somebody did within one hour. */
export const access = z.object({
  action: accessAction,
  by: accessor,
  /** The user's name; null where it was none, and for a user who is gone. */
  username: z.string().nullable(),
  /** When it was done first within that hour, and last; ISO 8601. */
  firstAt: z.string(),
  lastAt: z.string(),
});
export type Access = z.infer<typeof access>;
