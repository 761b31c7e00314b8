/** Whether the catalogue has another stone or ornament than a round was sealed with, as a condition on `approval_rounds`. */
export const IS_OUTDATED = `(coalesce(voided_for = 'catalogue', false) or is_broken)`;
