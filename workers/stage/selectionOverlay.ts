import { ringsOf } from '../../src/geometry/ring';
import { gapsOf } from '../../src/scene/caret';
import { lineMarks } from '../../src/scene/marks/lineMarks';
import { type Mark, sameMarks } from '../../src/scene/marks/mark';
import { rulerMarks } from '../../src/scene/marks/rulerMarks';
import { measureScene } from '../../src/scene/measures';
import type { Scene } from '../../src/scene/scene';
import type { Design } from '../../src/stone/stone';
import type { Grip, Held } from './contract';

/** What is selected on a stage, and the lines that are shown over the stone because of it. */
export class SelectionOverlay {
  /** The selected elements, ascending. */
  elements: readonly number[] = [];
  /** The gap of the one selected line that is marked, behind the character of that index. */
  caret: number | undefined;
  /** The lines that the selected elements are aligned to. */
  guides: readonly Mark[] = [];
  /** The rulers over the stone: the same object as long as none of them changes. */
  rulers: readonly Mark[] = [];
  /** The measures of the one selected line. */
  measures: readonly Mark[] = [];
  /** The elements of the design shown that are locked. */
  locked: ReadonlySet<number> = new Set();
  private measuring = false;

  /** @returns whether anything changed. */
  take(elements: readonly number[], caret: number | undefined): boolean {
    const held = this.elements;
    const same = elements.length === held.length && elements.every((element, at) => element === held[at]);
    if (same && caret === this.caret) return false;
    this.elements = elements;
    this.caret = caret;
    return true;
  }

  /** @returns whether anything changed. */
  measure(measuring: boolean): boolean {
    const changed = measuring !== this.measuring;
    this.measuring = measuring;
    return changed;
  }

  /** A design is shown: nothing is being moved, and the rulers and the locks are the design's. */
  shown(design: Design, scene: Scene): void {
    this.guides = [];
    this.locked = new Set(design.Parms.flatMap(({ locked }, element) => (locked ? [element] : [])));
    const rulers = rulerMarks(design, scene.height);
    if (!sameMarks(rulers, this.rulers)) this.rulers = rulers;
  }

  /** Measures the one selected line as it stands now. */
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

  /** What the app is told about the selection. */
  told(scene: Scene | undefined): Held {
    return { grip: this.grip(scene), marks: [...this.rulers, ...this.measures] };
  }

  /** The gaps of the one selected line. */
  private grip(scene: Scene | undefined): Grip | undefined {
    const [element, ...more] = this.elements;
    const node = scene?.nodes.find((one) => one.element === element);
    if (node?.kind !== 'lettering' || more.length > 0) return undefined;
    return { element: node.element, gaps: gapsOf(node) };
  }
}
