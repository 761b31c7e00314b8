import { isDrawn } from '../../../lettering/withDrawings';
import type { LetteringNode, Scene, SceneNode } from '../../../scene/scene';
import type { Sources } from '../../../scene/sources';
import { type Locale, nameIn } from '../../../stone/catalogue/naming';
import { colourNamed } from '../../../stone/colours';
import type { Curve } from '../../../stone/curve';
import { cutOfLine } from '../../../stone/cut';
import { isCut } from '../../../stone/handling';
import type { Parm, TextParm } from '../../../stone/parm';
import type { Px } from './layout';
import type { OfferTexts } from './texts';

/** What an offer looks up by id. */
export type Names = Pick<Sources, 'vignet' | 'attachment'>;

/** One element in the detailed sheet. */
export interface Entry {
  /** Its kind: its first line. */
  readonly name: string;
  readonly lines: readonly string[];
  /** The distance to the next one (specification section 9). */
  readonly advance: Px;
}

/** The height of an element's entry, by its kind, its way of working and the language (specification section 9). */
export function advanceOf(parm: Pick<Parm, 'type'> & { readonly variant?: string }, locale: Locale): Px {
  switch (parm.type) {
    case 'text':
      return cutOfLine(parm) === 'engraved' && locale !== 'de' ? 80 : 70;
    case 'sandblownVignet':
    case 'qrCode':
    case 'medallion':
    case 'etching':
      return 40;
    case 'standardVignet':
    case 'attachment':
      return 30;
    case 'customVignet':
      return 20;
  }
}

/** The width and height of a node's box on its own axes, in mm on the stone. */
function sizeOf({ box, place }: SceneNode) {
  return { width: (box.right - box.left) * place.scale, height: (box.bottom - box.top) * place.scale };
}

/** A line's words; a sign that is drawn is named as the catalogue calls its drawing, since the sheet's own letters lack most. */
export function wordsOf(
  { subText, signs }: TextParm,
  node: SceneNode | undefined,
  locale: Locale,
  names: Names,
): string {
  if (!signs || node?.kind !== 'lettering') return subText;
  return node.line.letters
    .map(({ cluster, glyphs }) => {
      const vignet =
        glyphs.some(({ gid }) => isDrawn(node.typeface, gid)) && names.vignet(signs[cluster] ?? -1);
      return vignet ? `(${nameIn(locale, vignet)})` : cluster;
    })
    .join('');
}

/**
 * What a line follows, its radius in mm on the stone; nothing where it stands too far from the edge to do so, and the stone's
 * edge in place of a frame's that is not there.
 */
function curveOf({ curve }: TextParm, node: LetteringNode | undefined, isFramed: boolean): Curve | undefined {
  if (!node?.line.baseline) return undefined;
  if (curve?.kind === 'edge' && !isFramed) return { kind: 'edge', of: 'stone' };
  return curve?.kind === 'arc' ? { ...curve, radius: curve.radius * node.place.scale } : curve;
}

function textLines(
  parm: TextParm,
  node: SceneNode | undefined,
  { locale, texts, isFramed }: Pick<Listed, 'locale' | 'texts' | 'isFramed'>,
): string[] {
  const colour = colourNamed(parm.fontColor) ?? 'white';
  const set = node?.kind === 'lettering' ? node : undefined;
  const scale = set?.place.scale ?? 1;
  const isEngraved = cutOfLine(parm) === 'engraved';
  const work = () => {
    if (!isEngraved) return [texts.mounted({ colour })];
    // Danish and Norwegian masons paint the cut in a separate step.
    return locale === 'de' ? [texts.engravedIn({ colour })] : [texts.engraved(), texts.paint({ colour })];
  };
  return [
    texts.font({ family: set?.typeface.name ?? parm.fontFamily, cursive: parm.cursive }),
    texts.capHeight({ height: (set?.line.capHeight ?? Number(parm.fontSize)) * scale }),
    texts.lineWidth({ width: (set?.line.width ?? 0) * scale, curve: curveOf(parm, set, isFramed) }),
    ...work(),
    texts.place(parm.position),
  ];
}

/** So many characters of a QR code's content stand in one line of the sheet. */
const SHOWN = 60;

const shortened = (content: string) => (content.length > SHOWN ? `${content.slice(0, SHOWN)}…` : content);

/** What an entry is written with. */
interface Listed {
  readonly names: Names;
  readonly locale: Locale;
  readonly texts: OfferTexts;
  /** A frame is drawn on the stone. */
  readonly isFramed: boolean;
}

function entryOf(parm: Parm, node: SceneNode | undefined, given: Listed): Omit<Entry, 'advance'> {
  const { names, locale, texts } = given;
  const size = () => (node ? texts.size(sizeOf(node)) : '');
  const called = (entry: Parameters<typeof nameIn>[1] | undefined, id: number) =>
    entry ? nameIn(locale, entry) : texts.unknown({ id });
  switch (parm.type) {
    case 'text':
      return {
        name: wordsOf(parm, node, locale, names) || texts.emptyLine(),
        lines: textLines(parm, node, given),
      };
    case 'sandblownVignet': {
      const colour = colourNamed(parm.fontColor) ?? 'white';
      const name = called(names.vignet(parm.vignetId), parm.vignetId);
      return { name, lines: [`${texts.engravedIn({ colour })} · ${size()}`, texts.place(parm.position)] };
    }
    case 'standardVignet': {
      const colour = colourNamed(parm.fontColor) ?? 'white';
      const name = called(names.vignet(parm.vignetId), parm.vignetId);
      return { name, lines: [`${texts.mounted({ colour })} · ${size()}`] };
    }
    case 'attachment':
      return { name: called(names.attachment(parm.attachmentId), parm.attachmentId), lines: [size()] };
    case 'qrCode': {
      const colour = colourNamed(parm.fontColor) ?? 'white';
      return {
        name: texts.qrCode({ content: shortened(parm.content) }),
        lines: [`${texts.engravedIn({ colour })} · ${size()}`, texts.place(parm.position)],
      };
    }
    case 'medallion':
      return { name: texts.medallion(parm), lines: [size(), texts.place(parm.position)] };
    case 'etching':
      return { name: texts.etching(parm), lines: [size(), texts.place(parm.position)] };
    case 'customVignet':
      return { name: `${texts.ownVignet()} ${size()}`.trim(), lines: [] };
  }
}

/** Everything that is cut or set on a stone, in the order of its elements, as listed in the detailed sheet. */
export function entriesOf(scene: Scene, parms: readonly Parm[], given: Omit<Listed, 'isFramed'>): Entry[] {
  const isFramed = scene.nodes.some(({ kind }) => kind === 'frame');
  return parms.flatMap((parm, element) => {
    if (!isCut(parm)) return [];
    const node = scene.nodes.find((one) => one.element === element);
    return [{ ...entryOf(parm, node, { ...given, isFramed }), advance: advanceOf(parm, given.locale) }];
  });
}
