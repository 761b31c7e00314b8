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

/** A stone as its stencil is labelled: by its number and name, or else by what it is called otherwise, as its file is. */
export function stencilledStone(
  {
    id,
    design,
    otherwise,
  }: { readonly id?: number | undefined; readonly design: Design; readonly otherwise: string },
  scene: Scene,
  labelling: Labelling,
): StencilledStone {
  const name = [id, design.designName?.trim()].filter((part) => part !== undefined && part !== '').join(' ');
  return { name: name || otherwise, scene, wordsOf: (node) => wordsOf(node, design, labelling) };
}
