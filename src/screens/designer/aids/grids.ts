/** The grids that are offered, in mm between their lines. */
export const GRIDS = [1, 5, 10] as const;
