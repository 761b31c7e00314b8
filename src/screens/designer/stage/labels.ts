import type { View } from '../../../../workers/stage/contract';
import { ASIDE } from '../../../scene/marks/mark';
import type { Note } from './notes';
import styles from './StoneStage.module.css';

/** A label's offset from its place, in CSS pixels, and the fraction of its own width to the left of that. */
const SHIFTS = {
  on: { x: 0, y: 0, part: 1 / 2 },
  below: { x: 0, y: 24, part: 1 / 2 },
  left: { x: -ASIDE - 6, y: 0, part: 1 },
  right: { x: ASIDE + 6, y: 0, part: 0 },
};

/** A label's approximate size in CSS pixels, to detect overlaps. */
const DIGIT = 7;
const PADDING = 10;
const HEIGHT = 18;

/** The numbers over the stone. They are placed directly, not by React: they move with every drag. */
export class Labels {
  private readonly spans: HTMLSpanElement[] = [];

  constructor(private readonly frame: HTMLElement) {}

  /**
   * Places the notes, seen by a view in device pixels. Of two that would overlap, the
   * first in the list is shown.
   */
  show(notes: readonly Note[], { pxPerMm, left, top }: View): void {
    const ratio = window.devicePixelRatio;
    const written: { readonly x: number; readonly y: number; readonly width: number }[] = [];
    for (const { at, stands, words } of notes) {
      const x = Math.round((at.x * pxPerMm + left) / ratio) + SHIFTS[stands].x;
      const y = Math.round((at.y * pxPerMm + top) / ratio) + SHIFTS[stands].y;
      const width = words.length * DIGIT + PADDING;
      const middle = x - SHIFTS[stands].part * width + width / 2;
      const covers = written.some(
        (other) => Math.abs(other.x - middle) < (other.width + width) / 2 && Math.abs(other.y - y) < HEIGHT,
      );
      if (covers) continue;
      const span = this.span(written.length);
      written.push({ x: middle, y, width });
      if (span.textContent !== words) span.textContent = words;
      span.style.transform = `translate(${x}px, ${y}px) translate(${-100 * SHIFTS[stands].part}%, -50%)`;
    }
    for (const span of this.spans.splice(written.length)) span.remove();
  }

  private span(place: number): HTMLSpanElement {
    const known = this.spans[place];
    if (known) return known;
    const span = document.createElement('span');
    span.className = styles.label ?? '';
    span.setAttribute('aria-hidden', 'true');
    this.frame.append(span);
    this.spans.push(span);
    return span;
  }

  clear(): void {
    for (const span of this.spans.splice(0)) span.remove();
  }
}
