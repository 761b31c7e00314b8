import sharp from 'sharp';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const inSvg = (size: number, within: string) =>
  Buffer.from(
    `<svg ${SVG} xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}">${within}</svg>`,
  );

/** 400 layered noises of a slow kind: 35 kB. */
function noises(): Buffer {
  const filter = (index: number) =>
    `<filter id="f${index}"><feTurbulence baseFrequency="0.9" numOctaves="9" seed="${index}"/></filter>`;
  const all = Array.from({ length: 400 }, (_, index) => index);
  const rects = all.map((index) => `<rect width="2000" height="2000" filter="url(#f${index})"/>`);
  return inSvg(2000, `${all.map(filter).join('')}${rects.join('')}`);
}

/** Groups that each draw the previous one ten times: a billion circles. */
function billion(): Buffer {
  const group = (level: number) =>
    `<g id="g${level}">${`<use xlink:href="#g${level - 1}" x="1"/>`.repeat(10)}</g>`;
  const levels = Array.from({ length: 9 }, (_, index) => group(index + 1));
  return inSvg(900, `<defs><circle id="g0" r="50"/>${levels.join('')}</defs><use xlink:href="#g9"/>`);
}

/** Entities that expand to gigabytes. */
function entities(): Buffer {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
  );
  const doctype = `<!DOCTYPE svg [<!ENTITY e0 "aaaaaaaaaa">${levels.join('')}]>`;
  return Buffer.from(`${doctype}<svg ${SVG} width="9" height="9"><text>&e9;</text></svg>`);
}

/** Blurs of large radii, combined. */
const blurs = () =>
  inSvg(
    3000,
    Array.from(
      { length: 200 },
      (_, index) =>
        `<filter id="b${index}" x="-9" y="-9" width="19" height="19"><feGaussianBlur stdDeviation="400"/></filter><circle cx="1500" cy="1500" r="1400" filter="url(#b${index})"/>`,
    ).join(''),
  );

/** Nested patterns, each tiled by the thousand. */
const patterns = () =>
  inSvg(
    3000,
    `${Array.from(
      { length: 12 },
      (_, index) =>
        `<pattern id="p${index}" width="1" height="1" patternUnits="userSpaceOnUse"><rect width="1" height="1" fill="${index === 0 ? 'red' : `url(#p${index - 1})`}"/></pattern>`,
    ).join('')}<rect width="3000" height="3000" fill="url(#p11)"/>`,
  );

/** A path of a million points, dashed into more. */
const dashes = () =>
  inSvg(
    2000,
    `<path fill="none" stroke="#000" stroke-width="3" stroke-dasharray="0.001" d="M0 0${'l1999 1-1999 1'.repeat(40_000)}"/>`,
  );

/** Nested text elements. */
const nested = () => inSvg(900, '<g opacity="0.99">'.repeat(100_000) + '</g>'.repeat(100_000));

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

/** Pictures made to block a server, by name. */
export const BOMBS: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'an SVG of 400 noises': noises,
  'an SVG of a billion circles': billion,
  'an SVG of entities': entities,
  'an SVG of 200 blurs': blurs,
  'an SVG of patterns': patterns,
  'an SVG of dashes': dashes,
  'an SVG of 100,000 groups': nested,
  'a progressive JPEG of 39 megapixels': () =>
    plain(6500, 6000).jpeg({ progressive: true, quality: 60 }).toBuffer(),
  'an interlaced PNG of 39 megapixels': () => plain(6500, 6000).png({ progressive: true }).toBuffer(),
  'a lossless WebP of 39 megapixels': () => plain(6500, 6000).webp({ lossless: true, effort: 0 }).toBuffer(),
  'a PNG of noise, 4 megapixels': () => noise(2000, 2000).png({ compressionLevel: 1 }).toBuffer(),
};
