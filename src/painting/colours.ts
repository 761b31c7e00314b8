import type { AttachmentMaterial } from '../stone/catalogue/attachment';
import type { ColourName } from '../stone/colours';

/** A colour as parts of one: red, green, blue. */
export type Rgb = readonly [number, number, number];

/**
 * What a colour looks like on a stone in daylight: the tone of its faces. `transparent` has none: it is the bare cut,
 * lighter than a polished face and darker than a honed one.
 */
export const TONES: Record<Exclude<ColourName, 'transparent'>, Rgb> = {
  white: [0.95, 0.94, 0.91],
  grey: [0.6, 0.6, 0.6],
  black: [0.07, 0.07, 0.075],
  gold: [0.84, 0.66, 0.35],
  silver: [0.78, 0.79, 0.8],
  bronze: [0.52, 0.36, 0.21],
  alu: [0.74, 0.75, 0.77],
  brown: [0.36, 0.21, 0.1],
  blackLacquered: [0.1, 0.1, 0.11],
  sulfur: [0.27, 0.23, 0.18],
};

/** The tones of the materials used only by attachments; of bronze, both. */
const ATTACHMENT_TONES: Record<Exclude<AttachmentMaterial, ColourName>, Rgb> = {
  brass: [0.72, 0.55, 0.28],
  steel: [0.63, 0.64, 0.66],
  glass: [0.4, 0.43, 0.42],
  porcelain: [0.93, 0.92, 0.89],
  granite: [0.41, 0.41, 0.42],
};

/**
 * How a plainly painted surface looks: its tone, and its opacity. The bare cut of `transparent` consists of
 * broken crystals, lighter than the face, which shows through; so does what is behind glass.
 */
export function toneOf(surface: ColourName | AttachmentMaterial): {
  readonly rgb: Rgb;
  readonly alpha: number;
} {
  if (surface === 'transparent') return { rgb: [0.66, 0.66, 0.66], alpha: 0.46 };
  if (surface in TONES) return { rgb: TONES[surface as keyof typeof TONES], alpha: 1 };
  const rgb = ATTACHMENT_TONES[surface as keyof typeof ATTACHMENT_TONES];
  return { rgb, alpha: surface === 'glass' ? 0.66 : 1 };
}

/** Reads `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** The colour made darker (factor below 1) or lighter (towards white, above 1). */
export function shaded([r, g, b]: Rgb, factor: number): Rgb {
  if (factor <= 1) return [r * factor, g * factor, b * factor];
  const towards = (part: number) => part + (1 - part) * (factor - 1);
  return [towards(r), towards(g), towards(b)];
}
