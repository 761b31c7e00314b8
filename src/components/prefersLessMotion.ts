/** Whether somebody asked the computer for less motion: then everything is there at once. */
export const prefersLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
