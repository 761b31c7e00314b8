import type { Selection } from '../../../machines/designer/selection';
import type { StonePoint } from '../../../scene/marks/mark';
import type { ElementMeasure } from '../../../scene/measures';
import { boxOnStone } from '../../../scene/place';
import styles from './StoneStage.module.css';

/** The elements that a box drawn from one point of the stone to another touches. */
export function elementsTouched(
  elements: readonly ElementMeasure[],
  from: StonePoint,
  to: StonePoint,
): Selection {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  return elements
    .filter(({ box, place }) => {
      const own = boxOnStone(box, place);
      return own.left <= right && own.right >= left && own.top <= bottom && own.bottom >= top;
    })
    .map(({ element }) => element);
}

/** The box a hand draws around what it means, shown over the canvas. */
export class Marquee {
  private readonly box = document.createElement('div');

  constructor(private readonly frame: HTMLElement) {
    this.box.className = styles.marquee ?? '';
  }

  /** Shows it between two places of the frame, in CSS pixels. */
  show(from: StonePoint, to: StonePoint): void {
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
