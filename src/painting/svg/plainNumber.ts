/** A number without an exponent, fine enough for the pixels of a picture. */
export const plainNumber = (value: number) =>
  Number(value.toFixed(9))
    .toFixed(9)
    .replace(/\.?0{1,9}$/, '');
