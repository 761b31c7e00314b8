/** By which names the halves of a module know each other. */

/** What the deferred half imports from: the exports of the primary one. */
export const PRIMARY = 'primary';
/** What the primary half imports from: how it gets at the deferred one. */
export const DEFERRED = 'deferred';
/** The import by which the primary half loads the deferred one. It returns when that is there, or throws. */
export const LOAD = 'load';
/** The global of the primary half that is to be 1 once the deferred one is there. */
export const LOADED = 'loaded';
