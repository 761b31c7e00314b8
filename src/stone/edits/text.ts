import type { TextParm } from '../parm';
import { characters, keepSpacings, readSpacings, writeSpacings } from '../spacing';
import { type Carrying, changeElement } from './element';
import { withChosenColour, withFields } from './fields';

/** Changes fields of the text element `index`; any other element is left unchanged. */
export function changeText<S extends Carrying>(
  stone: S,
  index: number,
  fields: Partial<Omit<TextParm, 'type'>>,
): S {
  return changeElement(stone, index, (element) =>
    element.type === 'text' ? withFields(element, withChosenColour(fields)) : element,
  );
}

/** Text pasted from a table or a letter contains tabs and line ends: they become spaces. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Writes a new text into element `index`; unchanged characters keep the spacing behind them. */
export function writeText<S extends Carrying>(stone: S, index: number, written: string): S {
  const subText = written.replace(BREAKS, ' ');
  return changeElement(stone, index, (element) => {
    if (element.type !== 'text' || element.subText === subText) return element;
    const spacings = readSpacings(element.subTextSpacing, characters(element.subText).length);
    return {
      ...element,
      subText,
      subTextSpacing: writeSpacings(keepSpacings(element.subText, subText, spacings)),
    };
  });
}

/** Sets the mm behind character `character` of the text element `index`. */
export function spaceCharacter<S extends Carrying>(
  stone: S,
  index: number,
  character: number,
  mm: number,
): S {
  return changeElement(stone, index, (element) => {
    if (element.type !== 'text') return element;
    const spacings = readSpacings(element.subTextSpacing, characters(element.subText).length);
    if (character < 0 || character >= spacings.length) return element;
    if (spacings[character] === mm) return element;
    return { ...element, subTextSpacing: writeSpacings(spacings.with(character, mm)) };
  });
}

/** Sets the mm behind every character of the text element `index`; missing ones are 0, surplus ones dropped. */
export function spaceCharacters<S extends Carrying>(stone: S, index: number, spacings: readonly number[]): S {
  return changeElement(stone, index, (element) => {
    if (element.type !== 'text') return element;
    const subTextSpacing = writeSpacings(
      characters(element.subText).map((_character, place) => spacings[place] ?? 0),
    );
    return withFields(element, { subTextSpacing });
  });
}

/** Gives text elements that lack spacings a zero for each character (specification section 4). */
export function fillSpacings<S extends Carrying>(stone: S): S {
  return {
    ...stone,
    Parms: stone.Parms.map((element) => {
      if (element.type !== 'text') return element;
      const spacings = readSpacings(element.subTextSpacing, characters(element.subText).length);
      return { ...element, subTextSpacing: writeSpacings(spacings) };
    }),
  };
}
