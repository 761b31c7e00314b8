import { TONES } from '../../../painting/colours';
import type { ColourName } from '../../../stone/colours';

/** The colour as it looks on stone, for CSS. */
export function cssOf(colour: ColourName): string {
  if (colour === 'transparent') return `repeating-conic-gradient(#b5afa5 0 25%, #fff 0 50%) 0 0 / 10px 10px`;
  return `rgb(${TONES[colour].map((part) => Math.round(part * 255)).join(' ')})`;
}
