import { prefersLessMotion } from '../../../../components/prefersLessMotion';

/**
 * Whether a canvas shows anything yet: what the stage's worker has drawn comes to the page a moment later, and is black until then.
 * Its corner is copied alone: it is asked for in several frames, and to read a whole picture back takes 15 ms.
 */
function isSeen(canvas: HTMLCanvasElement): boolean {
  const corner = document.createElement('canvas');
  corner.width = 1;
  corner.height = 1;
  const context = corner.getContext('2d', { willReadFrequently: true });
  context?.drawImage(canvas, 0, 0);
  const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
  return red + green + blue > 0;
}

/**
 * What was seen of the stone, laid over it while something else is drawn beneath, and then taken away softly. It is a picture of the
 * canvas, so that drawing the stone goes on undisturbed and is never waited for.
 */
export class Fade {
  private layer: HTMLElement | undefined;

  constructor(private readonly frame: HTMLElement) {}

  get isHeld(): boolean {
    return this.layer !== undefined;
  }

  /** Lays what is seen now over the stone; nothing where nothing is, or less motion is wished. One that is held already stays. */
  hold(): void {
    const seen = this.frame.querySelector('canvas');
    const { clientWidth, clientHeight } = this.frame;
    if (this.layer || !seen || clientWidth === 0 || prefersLessMotion() || !isSeen(seen)) return;
    const picture = document.createElement('canvas');
    picture.width = Math.round(clientWidth * window.devicePixelRatio);
    picture.height = Math.round(clientHeight * window.devicePixelRatio);
    const context = picture.getContext('2d');
    context?.drawImage(seen, 0, 0, picture.width, picture.height);
    if (!context) return;
    const layer = document.createElement('div');
    layer.setAttribute('aria-hidden', 'true');
    layer.dataset.passage = '';
    layer.style.cssText = 'position: absolute; inset: 0; pointer-events: none';
    picture.style.cssText = 'display: block; width: 100%; height: 100%';
    // Closed: the stone has one canvas, for whoever looks for it.
    layer.attachShadow({ mode: 'closed' }).append(picture);
    seen.after(layer);
    this.layer = layer;
  }

  /** Takes it away within so many ms. */
  release(ms: number): void {
    const { layer } = this;
    this.layer = undefined;
    if (!layer) return;
    layer
      .animate({ opacity: [1, 0] }, { duration: ms, easing: 'ease-out', fill: 'forwards' })
      .finished.catch(() => undefined)
      .then(() => layer.remove());
  }

  /** Takes it away at once. */
  drop(): void {
    this.layer?.remove();
    this.layer = undefined;
  }
}
