/**
 * When a peer draws: `frame` lets it draw as it recommends, together with the next frame; `now` draws at once and
 * forces the pixels into the canvas, so that this can be timed. A renderer in a worker has one way only.
 */
export type When = 'frame' | 'now';

/** A renderer under test, as the driver sees it. */
export interface Subject {
  moveElement(element: number, x: number, y: number, when?: When): Promise<void>;
  setText(element: number, text: string, when?: When): Promise<void>;
  setSpacing(element: number, spacings: readonly number[], when?: When): Promise<void>;
  /** The bare stone, so many pixels to the mm. */
  exportPng(pxPerMm: number): Promise<Blob>;
}
