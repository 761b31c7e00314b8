import { colourNamed } from '../colours';
import { frameTypeNamed } from '../frame';
import { isReserved, isSeen } from '../handling';
import type { StoneMake } from '../make/make';
import { WHOLE } from '../medallion/crop';
import { readNumber } from '../numbers';
import { type Parm, parm } from '../parm';
import { characters, readSpacings } from '../spacing';
import type { Design } from '../stone';
import { readTransform } from '../transform';
import { canonicalJson, type Json } from './canonicalJson';

type Fields = { readonly [key: string]: Json };

/** A colour by its name, whichever word or value it was written with. */
const colour = (written: string) => colourNamed(written) ?? written;

/** What no stone shows: how an element is handled, and what it was or would be elsewhere. */
function shownFieldsOf(element: Parm): Fields {
  const { name, locked, hidden, reserved, wished, group, ...shown } = element;
  return shown;
}

/** Spacings as numbers, up to the last that is not nothing. */
function spacingsOf(written: string, text: string): readonly number[] {
  const spacings = readSpacings(written, characters(text).length);
  return spacings.slice(0, spacings.findLastIndex((mm) => mm !== 0) + 1);
}

/** An element in the one way that it is sealed in, its defaults among the rest. */
function fieldsOf(element: Parm): Fields {
  const shown = shownFieldsOf(element);
  switch (element.type) {
    case 'text': {
      // Where a paragraph's lines stand is in their own places; how they came there is not cut.
      const { paragraph, wraps, wishedColor, signs, ...fields } = shown;
      return {
        ...fields,
        subText: element.subText.normalize('NFC'),
        subTextSpacing: spacingsOf(element.subTextSpacing, element.subText),
        fontSize: readNumber(element.fontSize),
        fontColor: colour(element.fontColor),
        ...(element.signs && Object.keys(element.signs).length > 0 && { signs: element.signs }),
      };
    }
    case 'sandblownVignet':
    case 'standardVignet':
    case 'customVignet': {
      const { wishedColor, transform, ...fields } = shown;
      const matrix: Json = readTransform(element.transform) ?? element.transform;
      return { ...fields, fontColor: colour(element.fontColor), transform: matrix };
    }
    case 'qrCode': {
      const { wishedColor, ...fields } = shown;
      return { ...fields, fontColor: colour(element.fontColor) };
    }
    case 'medallion': {
      // Its photograph is sealed by its bytes, wherever it is kept.
      const { picture, ...fields } = shown;
      const { brightness, contrast, crop = WHOLE } = element;
      return { ...fields, crop, brightness: brightness ?? 0, contrast: contrast ?? 0 };
    }
    case 'attachment':
      return shown;
  }
}

/** The least that an element of a kind says: what is asked of it without a default. */
function leastOf(element: Parm): Parm {
  const { type } = element;
  switch (type) {
    case 'text':
      return parm.parse({ type });
    case 'sandblownVignet':
    case 'standardVignet':
    case 'customVignet':
      return parm.parse({ type, vignetId: element.vignetId });
    case 'attachment':
      return parm.parse({ type, attachmentId: element.attachmentId });
    case 'qrCode':
      return parm.parse({ type, content: element.content });
    case 'medallion':
      return parm.parse({ type, picture: element.picture });
  }
}

/** Fields that are always said: what an element is, and what it shows. */
const SAID = ['type', 'subText', 'vignetId', 'attachmentId', 'content'];

/**
 * An element without what it has by default: fields that a later version adds, with a default, then leave old seals as they
 * are.
 */
function sealedElement(element: Parm, { stoneVignets }: Design): Fields {
  const defaults = fieldsOf(leastOf(element));
  const own = Object.entries(fieldsOf(element)).filter(
    ([key, value]) => SAID.includes(key) || canonicalJson(value) !== canonicalJson(defaults[key]),
  );
  const { vignetId, ...fields } = Object.fromEntries(own);
  const reserved = isReserved(element) ? { reserved: true } : {};
  if (element.type !== 'customVignet') return { ...fields, vignetId, ...reserved };
  // An uploaded drawing is sealed by its outline or its bytes; its number is only one within the design.
  const upload = stoneVignets.find(({ id }) => id === element.vignetId);
  return { ...fields, width: upload?.width, height: upload?.height, ...reserved };
}

/** What is ordered besides the face, without what means the same as nothing. */
function sealedMake(make: StoneMake | undefined): Fields | undefined {
  const said = Object.entries(make ?? {}).filter(([, value]) => value !== 'asFace' && value !== 0);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

function sealedFrame({ Frame: { Type, Color, HideCorners, EraseBorders } }: Design): Fields | undefined {
  if (frameTypeNamed(Type) === 'none') return undefined;
  const erased = Object.entries(EraseBorders).flatMap(([half, isErased]) => (isErased ? [half] : []));
  return { Type, Color: colour(Color), HideCorners, erased: erased.sort() };
}

/** The stone: one of the catalogue by its number, a photographed one by what it is. */
function sealedStone({ StoneTypeId, StoneTypeVariantId, stoneStoneTypes }: Design): Fields {
  const own = stoneStoneTypes.find(({ id }) => id === StoneTypeId);
  if (!own) return { stoneType: StoneTypeId, variant: StoneTypeVariantId };
  const { width, height, outline, finish } = own;
  return { own: { width, height, outline, finish } };
}

/**
 * All that a design says of what is cut and shown, as text that does not depend on how it was stored: the order of its keys,
 * how numbers and colours are written, whether defaults are. Not in it: names, cases, decisions, locks, aids over
 * the stone, findings that were waved aside, what is hidden, and the scenery behind the stone, which no sealed picture shows.
 *
 * Numbers are kept as exactly as they are written: a change that is too small for the outlines still is one.
 */
export function sealedDesign(design: Design): string {
  return canonicalJson({
    revision: design.revision,
    ...sealedStone(design),
    existing: design.ExistingStone || undefined,
    make: sealedMake(design.make),
    frame: sealedFrame(design),
    elements: design.Parms.filter(isSeen).map((element) => sealedElement(element, design)),
  });
}
