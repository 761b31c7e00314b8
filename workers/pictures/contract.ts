import type { Quad } from '../../src/scene/straighten/quad';

/** A picture to be worked on: upright, of a manageable size. */
export interface OpenedPicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/** What is to be drawn upright. */
export interface Straightening {
  readonly picture: Blob;
  readonly corners: Quad;
  /** How much of the surroundings is drawn too, on each side, as a share of that side. */
  readonly margin: number;
  readonly type: 'image/jpeg' | 'image/png';
}

/** Works on uploaded pictures, apart from the page's own thread. */
export interface PictureWorker {
  /**
   * Decodes a picture, turned upright as its camera says (EXIF), and makes it smaller where it is large.
   *
   * @throws Error where it cannot be decoded.
   */
  open(source: Blob | ImageBitmap): Promise<OpenedPicture>;
  /** Draws what four corners enclose as an upright rectangle. */
  straighten(order: Straightening): Promise<Blob>;
}
