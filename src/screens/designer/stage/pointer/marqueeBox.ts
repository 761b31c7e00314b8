import type { StonePoint as Point } from '../../../../scene/marks/mark';
import styles from '../StoneStage.module.css';

/** The visible marquee: a box over the canvas. */
export class MarqueeBox {
  private readonly box = document.createElement('div');

  constructor(private readonly frame: HTMLElement) {
    this.box.className = styles.marquee ?? '';
  }

  /** Shows it between two places of the frame, in CSS pixels. */
  show(from: Point, to: Point): void {
    const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    this.box.style.transform = `translate(${left}px, ${top}px)`;
    this.box.style.width = `${Math.abs(to.x - from.x)}px`;
    this.box.style.height = `${Math.abs(to.y - from.y)}px`;
    if (!this.box.isConnected) this.frame.append(this.box);
  }

  hide(): void {
    this.box.remove();
  }
}
