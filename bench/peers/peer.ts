import { driveOf } from '../drive';
import type { Subject } from '../subject';

/** A peer: a renderer under test that loads a scene of the bench. */
export interface Peer extends Subject {
  /** @param url where the scene is. */
  load(url: string): Promise<void>;
}

declare global {
  interface Window {
    peer: Peer;
  }
}

/** Gives a peer to the bench. */
export function offer(peer: Peer): void {
  window.peer = peer;
  window.drive = driveOf(peer);
}

/** Makes the browser execute the drawing calls, which it defers until somebody reads the bitmap. */
export function force(context: CanvasRenderingContext2D): void {
  context.getImageData(0, 0, 1, 1);
}

/** The canvas as a PNG. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
