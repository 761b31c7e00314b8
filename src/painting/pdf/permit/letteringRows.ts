import type { SceneNode } from '../../../scene/scene';
import { nameIn } from '../../../stone/catalogue/naming';
import { type ColourName, colourNamed } from '../../../stone/colours';
import { isBought } from '../../../stone/fitting/shrink';
import { isCut } from '../../../stone/handling';
import type { Parm } from '../../../stone/parm';
import type { PermitPack } from './pack';
import { written } from './speech';

/** One element of the lettering sheet's table. */
export interface LetteringRow {
  readonly number: number;
  readonly node: SceneNode | undefined;
  readonly words: string;
  readonly family: string;
  /** Its cap height, or its size where it is no line. */
  readonly size: string;
  readonly work: string;
  /** The cap height in mm; undefined of what is no line. */
  readonly capHeight: number | undefined;
}

/** How wide and high a node is on its own axes, in mm of the stone. */
function sizeOf(node: SceneNode | undefined, { speech }: PermitPack): string {
  if (!node) return '';
  const { box, place } = node;
  const sides = [box.right - box.left, box.bottom - box.top].map((mm) =>
    written(mm * Math.abs(place.scale), speech.locale, 1),
  );
  return sides.join(' × ');
}

function wordsOf(parm: Parm, { names, speech, offer }: PermitPack): string {
  const { locale } = speech;
  switch (parm.type) {
    case 'text':
      return parm.subText.trim();
    case 'sandblownVignet':
    case 'standardVignet': {
      const vignet = names.vignet(parm.vignetId);
      return vignet ? nameIn(locale, vignet) : offer.unknown({ id: parm.vignetId });
    }
    case 'attachment': {
      const attachment = names.attachment(parm.attachmentId);
      return attachment ? nameIn(locale, attachment) : offer.unknown({ id: parm.attachmentId });
    }
    case 'qrCode':
      return offer.qrCode({ content: parm.content });
    case 'medallion':
      return offer.medallion(parm);
    case 'etching':
      return offer.etching(parm);
    case 'customVignet':
      return offer.ownVignet();
  }
}

function workOf(parm: Parm, node: SceneNode | undefined, { speech, colourOf }: PermitPack): string {
  const { say } = speech;
  if (parm.type === 'attachment' || parm.type === 'medallion') return say('lettering.fixed');
  if (parm.type === 'etching') return say('lettering.etched');
  const written = 'fontColor' in parm ? colourNamed(parm.fontColor) : undefined;
  const colour: ColourName = written ?? 'white';
  const isMounted = node && 'cut' in node ? node.cut === 'mounted' : isBought(parm);
  return say(isMounted ? 'lettering.mounted' : 'lettering.engraved', { colour: colourOf(colour) });
}

/** Everything that is cut into a stone or set on it, numbered in the order of the design; empty lines are left out. */
export function letteringRows(pack: PermitPack): LetteringRow[] {
  const { design, scene, speech } = pack;
  const cut = design.Parms.flatMap((parm, element) =>
    isCut(parm) && (parm.type !== 'text' || parm.subText.trim() !== '') ? [{ parm, element }] : [],
  );
  return cut.map(({ parm, element }, index) => {
    const node = scene.nodes.find((one) => one.element === element);
    const line = node?.kind === 'lettering' ? node : undefined;
    const capHeight = line && line.line.capHeight * Math.abs(line.place.scale);
    const family = line?.typeface.name ?? (parm.type === 'text' ? parm.fontFamily : '');
    return {
      number: index + 1,
      node,
      words: wordsOf(parm, pack),
      family: line?.isSlanted ? speech.say('lettering.cursive', { family }) : family,
      size: capHeight === undefined ? sizeOf(node, pack) : written(capHeight, speech.locale, 1),
      work: workOf(parm, node, pack),
      capHeight,
    };
  });
}
