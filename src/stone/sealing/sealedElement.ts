import type { z } from 'zod';
import { colourNamed } from '../colours';
import { isReserved } from '../handling';
import { readNumber } from '../numbers';
import { type Parm, parm } from '../parm';
import { WHOLE } from '../photograph/crop';
import { characters, readSpacings } from '../spacing';
import type { Design } from '../stone';
import { readTransform } from '../transform';
import { canonicalJson, type Json } from './canonicalJson';

/** Named values of a design, as they are sealed. */
export type Fields = { readonly [key: string]: Json };

/** A colour by its name, whichever word or value it was written with. */
export const colour = (written: string) => colourNamed(written) ?? written;

/** What no stone shows: how an element is handled, and what it was or would be elsewhere. */
function shownFieldsOf(element: Parm): Fields {
  const { name, locked, hidden, reserved, wished, group, key, ...shown } = element;
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
    case 'etching': {
      const { picture, ...fields } = shown;
      const { brightness, contrast, gamma, sharpness, crop = WHOLE } = element;
      const said = { brightness: brightness ?? 0, contrast: contrast ?? 0, gamma: gamma ?? 1 };
      return { ...fields, ...said, crop, sharpness: sharpness ?? 0, inverted: element.inverted ?? false };
    }
    case 'attachment':
      return shown;
  }
}

/** What an element of each kind says without a word about it; what is asked of it without a default stands for any. */
const DEFAULTS: Readonly<Record<Parm['type'], Fields>> = {
  text: defaultsOf({ type: 'text' }),
  sandblownVignet: defaultsOf({ type: 'sandblownVignet', vignetId: 0 }),
  standardVignet: defaultsOf({ type: 'standardVignet', vignetId: 0 }),
  customVignet: defaultsOf({ type: 'customVignet', vignetId: 0 }),
  attachment: defaultsOf({ type: 'attachment', attachmentId: 0 }),
  qrCode: defaultsOf({ type: 'qrCode', content: '-' }),
  medallion: defaultsOf({ type: 'medallion', picture: '-' }),
  etching: defaultsOf({ type: 'etching', picture: '-' }),
};

function defaultsOf(element: z.input<typeof parm>): Fields {
  return fieldsOf(parm.parse(element));
}

/** Fields that are always said: what an element is, and what it shows. */
const SAID = ['type', 'subText', 'vignetId', 'attachmentId', 'content'];

/**
 * An element without what it has by default: fields that a later version adds, with a default, then leave old seals as they
 * are.
 */
export function sealedElement(element: Parm, { stoneVignets }: Pick<Design, 'stoneVignets'>): Fields {
  const defaults = DEFAULTS[element.type];
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
