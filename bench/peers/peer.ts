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

/** Hands a peer to the bench. */
export function offer(peer: Peer): void {
  window.peer = peer;
  window.drive = driveOf(peer);
}

/** Draws what was asked for into the bitmap: the browser puts it off until somebody reads it. */
export function force(context: CanvasRenderingContext2D): void {
  context.getImageData(0, 0, 1, 1);
}

/** The canvas as a PNG. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
