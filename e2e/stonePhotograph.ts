import sharp from 'sharp';
import type { Quad } from '../src/scene/straighten/quad';

/** The size of the photograph in pixels. */
export const PHOTOGRAPH = { width: 1200, height: 900 };

/** Where the corners of the old stone are on the photograph: taken from its left, and low. */
export const STONE_CORNERS: Quad = [
  { x: 420, y: 170 },
  { x: 800, y: 225 },
  { x: 790, y: 740 },
  { x: 400, y: 800 },
];

/** Numbers between 0 and 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Blades of grass over the whole picture. */
function grass(): string {
  const random = seeded(7);
  return Array.from({ length: 2600 }, () => {
    const [x, y] = [random() * PHOTOGRAPH.width, random() * PHOTOGRAPH.height];
    const green = `hsl(${88 + random() * 30} ${38 + random() * 20}% ${22 + random() * 18}%)`;
    return `<path d="M${x} ${y}l${random() * 8 - 4} ${-10 - random() * 16}" stroke="${green}" stroke-width="2.5"/>`;
  }).join('');
}

/** A photograph of a grey stone with an arched top on a lawn, taken at an angle: 600 mm wide, 900 mm high. */
export async function stonePhotograph(): Promise<Buffer> {
  const [a, b, c, d] = STONE_CORNERS;
  const between = (from: typeof a, to: typeof a, part: number) =>
    `${from.x + (to.x - from.x) * part} ${from.y + (to.y - from.y) * part}`;
  // The shoulders are at three tenths of the height; the arch touches the upper edge in its middle.
  const stone = `M${between(a, d, 0.3)}C${between(a, d, 0.05)} ${between(a, b, 0.15)} ${between(a, b, 0.5)}C${between(a, b, 0.85)} ${between(b, c, 0.05)} ${between(b, c, 0.3)}L${c.x} ${c.y}L${d.x} ${d.y}Z`;
  const random = seeded(11);
  const grain = Array.from({ length: 900 }, () => {
    const grey = 120 + Math.round(random() * 60);
    return `<circle cx="${400 + random() * 400}" cy="${170 + random() * 640}" r="2" fill="rgb(${grey},${grey},${grey + 3})"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTOGRAPH.width}" height="${PHOTOGRAPH.height}">
    <rect width="100%" height="100%" fill="#4c7a34"/>${grass()}
    <clipPath id="stone"><path d="${stone}"/></clipPath>
    <path d="${stone}" fill="#9a9a9c"/><g clip-path="url(#stone)">${grain}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

/** A drawing in black lines on paper: a ring with a cross in it. */
export async function drawing(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#f6f3ea"/>
    <circle cx="300" cy="300" r="220" fill="none" stroke="#161616" stroke-width="24"/>
    <path d="M300 120V480M200 230H400" stroke="#161616" stroke-width="40"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
