/** Engraved is cut into the stone, mounted stands on it. */
export type Cut = 'engraved' | 'mounted';
