/** Pixels: red, green, blue and alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}
