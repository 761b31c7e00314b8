/** Pixels a mm of a picture, on the print page too: a stone of 600 x 750 mm fills A4 at 300 dots to the inch. */
export const PICTURE = 4;
