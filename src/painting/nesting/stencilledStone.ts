import type { Scene, SceneNode } from '../../scene/scene';
import { type Locale, nameIn } from '../../stone/catalogue/naming';
import type { Design } from '../../stone/stone';
import type { Names } from '../pdf/offer/entries';
import type { StencilledStone } from './piecesOf';

/** What is called by its kind on a label, in the reader's language. */
export interface LabelWords {
  readonly frame: string;
  readonly qrCode: string;
  /** An uploaded ornament, or one that the catalogue lacks. */
  readonly ornament: string;
}

/** In which language labels are written, and with which names. */
export interface Labelling {
  readonly names: Names;
  readonly locale: Locale;
  readonly words: LabelWords;
}

/** What a node is called on the label of its piece. */
function wordsOf(node: SceneNode, design: Design, { names, locale, words }: Labelling): string {
  if (node.kind === 'lettering') return node.line.letters.map(({ cluster }) => cluster).join('');
  if (node.kind === 'frame') return words.frame;
  const parm = design.Parms[node.element];
  const vignet = parm && 'vignetId' in parm ? names.vignet(parm.vignetId) : undefined;
  if (vignet) return nameIn(locale, vignet);
  return parm?.type === 'qrCode' ? words.qrCode : words.ornament;
}

/** A stone whose stencil is labelled. */
interface Labelled {
  readonly id?: number | undefined;
  readonly design: Design;
  /** Its case, in words; left out of a stone without one. */
  readonly ofCase?: string | undefined;
  /** What it is called where it has neither number nor name, as its file is. */
  readonly otherwise: string;
}

/**
 * A stone as its stencil is labelled: by its number and its case, and by its name where it has no case, since a label has room
 * for little and the words of its line come last on it.
 */
export function stencilledStone(
  { id, design, ofCase, otherwise }: Labelled,
  scene: Scene,
  labelling: Labelling,
): StencilledStone {
  const [named, joint] = ofCase === undefined ? [design.designName?.trim(), ' '] : [ofCase, ' · '];
  const name = [id, named].filter((part) => part !== undefined && part !== '').join(joint);
  return { name: name || otherwise, scene, wordsOf: (node) => wordsOf(node, design, labelling) };
}
