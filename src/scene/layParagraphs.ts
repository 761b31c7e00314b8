import { applyEdit } from '../stone/edits/applyEdit';
import type { Edit } from '../stone/edits/edit';
import { together } from '../stone/edits/several';
import { ofWholeParagraphs } from '../stone/edits/wholeParagraphs';
import type { Mm } from '../stone/numbers';
import type { WidthOf } from '../stone/paragraph/flow';
import { layParagraph } from '../stone/paragraph/layParagraph';
import { paragraphsOf } from '../stone/paragraph/paragraphs';
import type { TextParm } from '../stone/parm';
import type { Revision } from '../stone/revision';
import type { Design } from '../stone/stone';
import { setLine } from './setLine';
import { type Sources, sourcesOf } from './sources';

/** How wide a design's lines of letters are at their scale 1. */
type WidthsIn = (design: Pick<Design, 'revision'>) => WidthOf;

/** How wide lines of letters are at their scale 1 (docs/decisions.md section 2), by the design's revision; each is set once. */
export function widthsFrom(sources: Sources): WidthsIn {
  const byRevision = new Map<Revision | undefined, WidthOf>();
  return ({ revision }) => {
    const known = byRevision.get(revision) ?? widthsBy(sourcesOf({ revision }, sources));
    byRevision.set(revision, known);
    return known;
  };
}

function widthsBy(sources: Sources): WidthOf {
  const known = new WeakMap<TextParm, Mm>();
  return (line) => {
    const kept = known.get(line);
    if (kept !== undefined) return kept;
    const set = setLine(line, sources);
    if (set === 'unknown' || set === 'failed') return undefined;
    const { width } = set.line;
    known.set(line, width);
    return width;
  };
}

/**
 * Lays the paragraphs of designs, one after the other: what was laid already is not looked at again as long as none of its
 * lines is another.
 */
export class ParagraphLayout {
  private laid = new Set<string>();
  private readonly ids = new WeakMap<TextParm, number>();
  private latest = 0;

  constructor(private readonly widthsIn: WidthsIn) {}

  /** @returns the edit by which every paragraph stands as it is to; undefined where all do. */
  edit(design: Design): Edit | undefined {
    const edits: Edit[] = [];
    const laid = new Set<string>();
    let now = design;
    for (const { group } of paragraphsOf(design.Parms)) {
      // Lines that were added or are gone have moved the others.
      const whole = paragraphsOf(now.Parms).find((one) => one.group === group);
      // What is agreed on stays where it is.
      if (!whole || whole.lines.some(({ line }) => line.locked)) continue;
      const elements = whole.lines.map(({ element }) => element);
      const key = this.keyOf(whole.lines.map(({ line }) => line));
      const lines = this.laid.has(key) ? undefined : layParagraph(whole, this.widthsIn(design));
      laid.add(lines ? this.keyOf(lines.map(({ line }) => line)) : key);
      if (!lines) continue;
      const edit: Edit = { kind: 'setLines', elements, lines };
      edits.push(edit);
      now = applyEdit(now, edit);
    }
    this.laid = laid;
    return edits.length > 0 ? together(edits) : undefined;
  }

  /** A design as it will stand after an edit. */
  outcome(design: Design, edit: Edit): Design {
    const after = applyEdit(design, ofWholeParagraphs(design, edit));
    const laid = this.edit(after);
    return laid ? applyEdit(after, laid) : after;
  }

  private keyOf(lines: readonly TextParm[]): string {
    return lines
      .map((line) => {
        const id = this.ids.get(line) ?? this.latest++;
        this.ids.set(line, id);
        return id;
      })
      .join();
  }
}
