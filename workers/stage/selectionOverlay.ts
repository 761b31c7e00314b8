import { ringsOf } from '../../src/geometry/ring';
import { gapsOf } from '../../src/scene/caret';
import { type Distance, distanceMark, distancesOf } from '../../src/scene/marks/distances';
import { lineMarks } from '../../src/scene/marks/lineMarks';
import { type Mark, sameMarks } from '../../src/scene/marks/mark';
import { rulerMarks } from '../../src/scene/marks/rulerMarks';
import { measureScene } from '../../src/scene/measures';
import type { Scene } from '../../src/scene/scene';
import { shownNodes } from '../../src/scene/shownNodes';
import type { Mm } from '../../src/stone/numbers';
import type { Design } from '../../src/stone/stone';
import type { Aids, Grip, Held } from './contract';

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
  /** How far apart the lines of the grid are, in mm; undefined where it is off. */
  grid: Mm | undefined;
  private measuring = false;
  private showsDistances = false;
  private distances: readonly Distance[] | undefined;

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

  /** @returns whether anything changed. */
  aid({ grid, distances }: Aids): boolean {
    const changed = grid !== this.grid || distances !== this.showsDistances;
    this.grid = grid;
    this.showsDistances = distances;
    return changed;
  }

  /** A design is shown: nothing is being moved, and the rulers and the locks are the design's. */
  shown(design: Design, scene: Scene): void {
    this.guides = [];
    this.locked = new Set(design.Parms.flatMap(({ locked }, element) => (locked ? [element] : [])));
    const rulers = rulerMarks(design, scene);
    if (!sameMarks(rulers, this.rulers)) this.rulers = rulers;
  }

  /** Measures what is selected as it stands now: its distances where those are shown, else the one line of letters. */
  measureSelected(scene: Scene | undefined): void {
    this.measures = [];
    this.distances = undefined;
    if (scene && this.showsDistances) this.measureDistances(scene);
    else this.measureLine(scene);
  }

  private measureDistances(scene: Scene): void {
    const { elements } = measureScene(scene);
    const isSelected = ({ element }: { readonly element: number }) => this.elements.includes(element);
    this.distances = distancesOf(
      elements.filter(isSelected),
      elements.filter((one) => !isSelected(one)),
      ringsOf(scene.slab.outline),
    );
    this.measures = this.distances.map(distanceMark);
  }

  private measureLine(scene: Scene | undefined): void {
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
    return {
      grip: this.grip(scene),
      // Of two labels that would overlap the first is shown: gaps that were snapped to before the measures.
      marks: [...this.rulers, ...this.guides, ...this.measures],
      distances: this.distances,
    };
  }

  /** The gaps of the one selected line. */
  private grip(scene: Scene | undefined): Grip | undefined {
    const [element, ...more] = this.elements;
    const node = (scene ? shownNodes(scene) : []).find((one) => one.element === element);
    if (node?.kind !== 'lettering' || more.length > 0) return undefined;
    return { element: node.element, gaps: gapsOf(node) };
  }
}
