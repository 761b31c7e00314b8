import { ringsOf } from '../../src/geometry/ring';
import { gapsOf } from '../../src/scene/caret';
import { laidMarks } from '../../src/scene/marks/laidMarks';
import { lineMarks } from '../../src/scene/marks/lineMarks';
import { type Mark, sameMarks } from '../../src/scene/marks/mark';
import { measureScene } from '../../src/scene/measures';
import type { Scene } from '../../src/scene/scene';
import type { Design } from '../../src/stone/stone';
import type { Grip, Held } from './contract';

/** What is in hand on a stage, and the lines that are shown over the stone because of it. */
export class InHand {
  /** The elements in hand, ascending. */
  elements: readonly number[] = [];
  /** The gap of the one line in hand that is marked, behind the character of that index. */
  caret: number | undefined;
  /** The lines the elements in hand are drawn to. */
  guides: readonly Mark[] = [];
  /** What was laid over the stone: the same object as long as none of it changes. */
  laid: readonly Mark[] = [];
  /** The measures of the one line in hand. */
  measures: readonly Mark[] = [];
  private measuring = false;

  /** @returns whether that is anything new. */
  take(elements: readonly number[], caret: number | undefined): boolean {
    const held = this.elements;
    const same = elements.length === held.length && elements.every((element, at) => element === held[at]);
    if (same && caret === this.caret) return false;
    this.elements = elements;
    this.caret = caret;
    return true;
  }

  /** @returns whether that is anything new. */
  measure(measuring: boolean): boolean {
    const changed = measuring !== this.measuring;
    this.measuring = measuring;
    return changed;
  }

  /** A design is shown: nothing is being moved, and what lies over the stone is the design's. */
  shown(design: Design, scene: Scene): void {
    this.guides = [];
    const laid = laidMarks(design, scene.height);
    if (!sameMarks(laid, this.laid)) this.laid = laid;
  }

  /** Measures the one line in hand as it stands now. */
  measureLine(scene: Scene | undefined): void {
    this.measures = [];
    const [element, ...more] = this.elements;
    if (!scene || !this.measuring || more.length > 0) return;
    const { elements } = measureScene(scene);
    const line = elements.find((one) => one.element === element);
    if (!line) return;
    const others = elements.filter((one) => one !== line);
    this.measures = lineMarks(line, others, ringsOf(scene.slab.outline));
  }

  /** What the app is told of it. */
  told(scene: Scene | undefined): Held {
    return { grip: this.grip(scene), marks: [...this.laid, ...this.measures] };
  }

  /** The gaps of the one line in hand. */
  private grip(scene: Scene | undefined): Grip | undefined {
    const [element, ...more] = this.elements;
    const node = scene?.nodes.find((one) => one.element === element);
    if (node?.kind !== 'lettering' || more.length > 0) return undefined;
    return { element: node.element, gaps: gapsOf(node.line) };
  }
}
