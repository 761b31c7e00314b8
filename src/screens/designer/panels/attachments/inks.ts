import { toneUnder } from '../../../../painting/relief/materials';
import { materialOf } from '../../../../painting/relief/surfaces';
import { ATTACHMENT_MATERIALS, type AttachmentMaterial } from '../../../../stone/catalogue/attachment';

/** The light across a small picture from its upper left to its lower right, as on a rounded thing. */
const LIGHTS = [
  [0, 0.78],
  [0.28, 0.96],
  [0.62, 0.56],
  [1, 0.3],
] as const;

function cssOf(material: AttachmentMaterial, light: number): string {
  const [r, g, b, alpha] = toneUnder(materialOf(material), light);
  const parts = [r, g, b].map((part) => Math.round(part * 255));
  return `rgb(${parts.join(' ')} / ${Math.round(alpha * 100)}%)`;
}

const nameOf = (material: AttachmentMaterial) => `attachment-ink-${material}`;

/** The fill of a part in its material, for SVG. */
export const inkOf = (material: AttachmentMaterial) => `url(#${nameOf(material)})`;

/** The line around a part, in the shade of its own material. */
export const rimOf = (material: AttachmentMaterial) => cssOf(material, 0.08);

/** Every material's ink: its name, and its colours from the lit corner to the one in shade. */
export const INKS = ATTACHMENT_MATERIALS.map((material) => ({
  name: nameOf(material),
  stops: LIGHTS.map(([at, light]) => ({ at, colour: cssOf(material, light) })),
}));
