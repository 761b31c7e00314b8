import { capHeightOf } from '../capHeight';
import { cutOfElement } from '../cut';
import type { Parm } from '../parm';
import { canonicalJson } from '../sealing/canonicalJson';
import { colour, sealedElement } from '../sealing/sealedElement';
import type { Design } from '../stone';
import { type Difference, type Pair, TIMES, type UNVALUED, type VALUED, type Value } from './difference';

type Valued = (typeof VALUED)[number];
type Kind = Valued | (typeof UNVALUED)[number] | 'place';

/** What is said of a sealed field that differs; of any other only that something does. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  type: 'cut',
  position: 'place',
  scale: 'size',
  fontSize: 'size',
  sideLength: 'size',
  width: 'size',
  height: 'size',
  subText: 'words',
  subTextSpacing: 'spacing',
  fontSpacing: 'spacing',
  letterSpacing: 'spacing',
  variant: 'cut',
  fontFamily: 'typeface',
  cursive: 'slanted',
  fontColor: 'colour',
  curve: 'curve',
  signs: 'signs',
  vignetId: 'drawing',
  attachmentId: 'drawing',
  content: 'content',
  reverse: 'mirrored',
  transform: 'shaped',
  thickened: 'thickened',
  shape: 'looks',
  tone: 'looks',
  rim: 'looks',
  brightness: 'looks',
  contrast: 'looks',
  gamma: 'looks',
  sharpness: 'looks',
  inverted: 'looks',
  screen: 'looks',
  dpi: 'looks',
  engraves: 'looks',
  crop: 'crop',
  reserved: 'reserved',
};

/** How large an element says it is: the height of letters, the sides of what has some, else its scale. */
function sizeOf(element: Parm): { readonly kind: 'height' | 'measures' | 'size'; readonly value: Value } {
  if (element.type === 'text') return { kind: 'height', value: capHeightOf(element) * element.scale };
  if (element.type === 'qrCode') {
    const side = element.sideLength * element.scale;
    return { kind: 'measures', value: [side, side].join(TIMES) };
  }
  if ('picture' in element) return { kind: 'measures', value: [element.width, element.height].join(TIMES) };
  return { kind: 'size', value: element.scale };
}

/** The value of a kind that has one. */
function valueIn(kind: Kind, element: Parm): Value {
  if (kind === 'words' && element.type === 'text') return element.subText;
  if (kind === 'typeface' && element.type === 'text') return element.fontFamily;
  if (kind === 'cut') return cutOfElement(element);
  if (kind === 'colour' && 'fontColor' in element) return colour(element.fontColor);
  if (kind === 'content' && element.type === 'qrCode') return element.content;
  if (kind === 'drawing' && 'vignetId' in element)
    return element.type === 'customVignet' ? undefined : element.vignetId;
  if (kind === 'drawing' && element.type === 'attachment') return element.attachmentId;
  return undefined;
}

/** Where a photograph or an uploaded drawing is kept: another address is another one. */
function addressOf(element: Parm, { stoneVignets }: Design): string | undefined {
  if ('picture' in element) return element.picture;
  if (element.type !== 'customVignet') return undefined;
  return stoneVignets.find(({ id }) => id === element.vignetId)?.url;
}

function said(kind: Kind, element: Pair, was: Parm, is: Parm): readonly Difference[] {
  switch (kind) {
    case 'size': {
      const [before, after] = [sizeOf(was), sizeOf(is)];
      const isSaid = before.kind === after.kind && before.value !== after.value;
      if (isSaid) return [{ kind: after.kind, element, before: before.value, after: after.value }];
      // What became of another kind is said by its drawing.
      return was.type === is.type ? [{ kind: 'other', element }] : [];
    }
    case 'words':
    case 'typeface':
    case 'cut':
    case 'colour':
    case 'content':
    case 'drawing': {
      const [before, after] = [valueIn(kind, was), valueIn(kind, is)];
      if (before !== after) return [{ kind, element, before, after }];
      return was.type === is.type ? [{ kind: 'other', element }] : [];
    }
    case 'slanted':
      return [{ kind: is.type === 'text' && is.cursive ? 'slanted' : 'upright', element }];
    case 'reserved':
      return [{ kind: is.reserved ? 'reserved' : 'cutNow', element }];
    case 'place':
    case 'height':
    case 'measures':
      return [];
    default:
      return [{ kind, element }];
  }
}

/** Everything that differs of an element, but for where it lies. */
export function differencesOfElement(
  element: Pair,
  [was, before]: readonly [Parm, Design],
  [is, after]: readonly [Parm, Design],
): readonly Difference[] {
  const [old, now] = [sealedElement(was, before), sealedElement(is, after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => canonicalJson(old[field]) !== canonicalJson(now[field]),
  );
  const kinds = new Set(fields.map((field) => KIND_OF[field] ?? 'other'));
  kinds.delete('place');
  const isElsewhere = was.type === is.type && addressOf(was, before) !== addressOf(is, after);
  if (isElsewhere) kinds.add('picture' in is ? 'photograph' : 'ownDrawing');
  return [...kinds].flatMap((kind) => said(kind, element, was, is));
}
