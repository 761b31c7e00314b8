import { type TextParm, textParm } from './parm';
import { characters, writeSpacings } from './spacing';

/**
 * A new line of letters with the specification's defaults (section 9): 20 mm, spacing 100 percent, at 100, 100,
 * zero spacing behind every character.
 */
export function newText(subText: string, given: Partial<TextParm> = {}): TextParm {
  return textParm.parse({
    type: 'text',
    subText,
    subTextSpacing: writeSpacings(characters(subText).map(() => 0)),
    ...given,
  });
}
