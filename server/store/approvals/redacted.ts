/** What stands where the name of a relative stood who was erased. */
export const REDACTED = '–';
