import type { AttachmentMaterial } from '../../stone/catalogue/attachment';
import type { ColourName } from '../../stone/colours';
import { MATERIALS, type Material } from './materials';

/** The material of a face on a stone: a colour of letters and vignets, or an attachment's material. */
export type Surface = ColourName | AttachmentMaterial;

/** The materials used only by attachments, outdoors on a clear but hazy day like the others. */
const OTHERS: Record<Exclude<AttachmentMaterial, ColourName>, Material> = {
  // Polished where bronze is patinated: brighter and yellower, its shade still warm.
  brass: {
    tones: [
      [0.2, 0.13, 0.05, 1],
      [0.42, 0.3, 0.12, 1],
      [0.68, 0.51, 0.25, 1],
      [0.87, 0.71, 0.4, 1],
      [0.98, 0.88, 0.62, 1],
    ],
    flash: { rgb: [1, 0.96, 0.82], strength: 0.6, narrow: 30 },
    grain: { kind: 'cast', strength: 0.04 },
  },
  steel: {
    tones: [
      [0.2, 0.205, 0.22, 1],
      [0.4, 0.41, 0.425, 1],
      [0.62, 0.63, 0.645, 1],
      [0.8, 0.805, 0.815, 1],
      [0.95, 0.955, 0.96, 1],
    ],
    flash: { rgb: [1, 1, 1], strength: 0.55, narrow: 26 },
    grain: { kind: 'brushed', strength: 0.09 },
  },
  // A pane before a dark inside: transparent where it faces the viewer, reflecting the sky where it curves away.
  glass: {
    tones: [
      [0.06, 0.07, 0.075, 0.86],
      [0.15, 0.165, 0.165, 0.78],
      [0.33, 0.35, 0.335, 0.66],
      [0.62, 0.65, 0.64, 0.72],
      [0.93, 0.95, 0.95, 0.82],
    ],
    flash: { rgb: [1, 1, 1], strength: 0.8, narrow: 40 },
    grain: { kind: 'matt', strength: 0 },
  },
  // Glazed white, and wax: a soft shade and a clear highlight.
  porcelain: {
    tones: [
      [0.5, 0.485, 0.46, 1],
      [0.73, 0.715, 0.685, 1],
      [0.915, 0.9, 0.87, 1],
      [0.97, 0.96, 0.94, 1],
      [1, 0.995, 0.985, 1],
    ],
    flash: { rgb: [1, 1, 1], strength: 0.5, narrow: 36 },
    grain: { kind: 'matt', strength: 0 },
  },
  granite: {
    tones: [
      [0.11, 0.11, 0.115, 1],
      [0.24, 0.24, 0.245, 1],
      [0.39, 0.39, 0.395, 1],
      [0.53, 0.53, 0.535, 1],
      [0.68, 0.68, 0.685, 1],
    ],
    flash: { rgb: [1, 1, 1], strength: 0.12, narrow: 14 },
    grain: { kind: 'crystal', strength: 0.22 },
  },
};

/** A surface's appearance under more or less light. */
export function materialOf(surface: Surface): Material {
  return surface in MATERIALS
    ? MATERIALS[surface as ColourName]
    : OTHERS[surface as Exclude<AttachmentMaterial, ColourName>];
}
