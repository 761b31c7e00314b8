import sharp from 'sharp';

/** A picture's opacity, pixel by pixel: 0 where nothing is drawn, 255 where it is full. */
export interface Opacity {
  readonly width: number;
  readonly height: number;
  readonly alpha: Uint8Array;
}

/** The opacity of an encoded picture. */
export async function opacityOf(picture: Uint8Array): Promise<Opacity> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, alpha: new Uint8Array(data) };
}

/** The area that is drawn, in pixels; a pixel half covered counts half. */
export function areaOf({ alpha }: Opacity): number {
  let sum = 0;
  for (let at = 0; at < alpha.length; at += 1) sum += alpha[at] ?? 0;
  return sum / 255;
}

/** The box of the pixels whose opacity is at least `least`, right and bottom exclusive. */
export function boxOf({ width, alpha }: Opacity, least: number) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let index = 0; index < alpha.length; index += 1) {
    if (!((alpha[index] ?? 0) >= least)) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}

/** The opacity of an exported SVG, drawn by librsvg, apart from the product. */
export function opacityOfSvg(svg: string, pxPerMm: number): Promise<Opacity> {
  // sharp applies the density twice to millimetres, so it gets pixels.
  const inPixels = svg.replace(
    /width="([\d.]+)mm" height="([\d.]+)mm"/,
    (_, width, height) => `width="${Number(width) * pxPerMm}" height="${Number(height) * pxPerMm}"`,
  );
  return opacityOf(Buffer.from(inPixels));
}

/** An exported SVG without the stone itself: only what is cut into it or stands on it. */
export function withoutStone(svg: string): string {
  return svg.replace(/<path data-stone[^>]*>/, '');
}

/**
 * The edges of ink to a fraction of a pixel: how far the outermost rows and columns of pixels that it fills are
 * covered is how far it reaches into the next. For letters with straight edges at right angles.
 */
export function inkOf({ width, height, alpha }: Opacity) {
  const columns = new Uint8Array(width);
  const rows = new Uint8Array(height);
  for (let index = 0; index < alpha.length; index += 1) {
    const value = alpha[index] ?? 0;
    const [x, y] = [index % width, Math.floor(index / width)];
    columns[x] = Math.max(columns[x] ?? 0, value);
    rows[y] = Math.max(rows[y] ?? 0, value);
  }
  const full = (value: number) => value >= 250;
  const before = (line: Uint8Array, at: number) => at - (line[at - 1] ?? 0) / 255;
  const behind = (line: Uint8Array, at: number) => at + 1 + (line[at + 1] ?? 0) / 255;
  return {
    left: before(columns, columns.findIndex(full)),
    right: behind(columns, columns.findLastIndex(full)),
    top: before(rows, rows.findIndex(full)),
    bottom: behind(rows, rows.findLastIndex(full)),
  };
}
