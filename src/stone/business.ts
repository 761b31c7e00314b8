/**
 * The business that may see everything, for which everything is done automatically, and of which no contact is asked
 * (specification sections 5 and 6).
 */
export const PRIVILEGED_BUSINESS = 1;
