import { basename, extname } from 'node:path';
import type { StencilledStone } from '../../src/painting/nesting/piecesOf';
import type { Names } from '../../src/painting/pdf/offer/entries';
import type { Scene, SceneNode } from '../../src/scene/scene';
import { type Locale, nameIn } from '../../src/stone/catalogue/naming';
import type { StoneInFile } from './readDesign';
import { t } from './texts';

/** What a node is called on the label of its piece. */
function wordsOf(node: SceneNode, { design }: StoneInFile, names: Names, locale: Locale): string {
  if (node.kind === 'lettering') return node.line.letters.map(({ cluster }) => cluster).join('');
  if (node.kind === 'frame') return t('nestFrame');
  const parm = design.Parms[node.element];
  const vignet = parm && 'vignetId' in parm ? names.vignet(parm.vignetId) : undefined;
  if (vignet) return nameIn(locale, vignet);
  return parm?.type === 'qrCode' ? t('nestQrCode') : t('nestOrnament');
}

/** A stone of a file as its stencil is labelled: by its number and name, or by that of the file. */
export function stencilledStone(
  file: string,
  stone: StoneInFile,
  scene: Scene,
  given: { readonly names: Names; readonly locale: Locale },
): StencilledStone {
  const { design, id } = stone;
  const name = [id, design.designName?.trim()].filter((part) => part !== undefined && part !== '').join(' ');
  return {
    name: name || basename(file, extname(file)),
    scene,
    wordsOf: (node) => wordsOf(node, stone, given.names, given.locale),
  };
}
