/**
 * The business that sees all stones, whose actions are automatic, and whose contact is not required
 * (specification sections 5 and 6).
 */
export const PRIVILEGED_BUSINESS = 1;
