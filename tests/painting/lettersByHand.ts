import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import type { LineSetting } from '../../src/lettering/layLine';
import type { Place } from '../../src/scene/scene';
import { hbShape } from '../lettering/hbShape';
import { capHeightIn, placedByHand } from '../lettering/ruleByHand';

const opened = new Map<string, Font>();

/** A font file opened by HarfBuzz, whose outlines are read apart from the parser the product takes them from. */
export function fontIn(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const bytes = Uint8Array.from(readFileSync(createRequire(import.meta.url).resolve(file))).buffer;
  const font = new Font(new Face(new Blob(bytes)));
  opened.set(file, font);
  return font;
}

/** Turns a point of the element clockwise about its position, by polar coordinates. */
export function onStone(place: Place, x: number, y: number): [x: number, y: number] {
  const distance = Math.hypot(x, y) * place.scale;
  const direction = Math.atan2(y, x) + (place.rotation * Math.PI) / 180;
  return [place.x + distance * Math.cos(direction), place.y + distance * Math.sin(direction)];
}

/**
 * Every point of a line's outlines in stone mm, worked out by hand: hb-shape's advances, the lettering rule,
 * HarfBuzz's outlines, and trigonometry.
 *
 * @param lean degrees by which the letters lean to the right about the baseline.
 */
export function pointsByHand(file: string, setting: LineSetting, place: Place, lean = 0): [number, number][] {
  const capHeight = capHeightIn(file);
  const [glyphs = []] = hbShape(file, [setting.text]);
  const { placed, width } = placedByHand(glyphs, setting, capHeight);
  const k = setting.fontSize / capHeight;
  const slope = Math.tan((lean * Math.PI) / 180);
  return placed.flatMap(({ gid, x, y }) =>
    fontIn(file)
      .glyphToJson(gid)
      .flatMap(({ values }) =>
        Array.from({ length: values.length / 2 }, (_, index): [number, number] => {
          const up = k * (values[index * 2 + 1] ?? Number.NaN) - y;
          const along = x + k * (values[index * 2] ?? Number.NaN) + slope * up;
          return onStone(place, along - width / 2, -up);
        }),
      ),
  );
}

/**
 * How far the farthest point of one set lies from the nearest of the other, in mm. A point that is no farther than one before
 * it changes nothing: it is looked at no longer, and first beside the point of its own place in the other set, since
 * most sets are in the same order.
 */
export function farthestFrom(
  points: readonly (readonly [number, number])[],
  others: readonly (readonly [number, number])[],
): number {
  // Squares of distances. What is not a number is not `<=` anything, and stays to the end.
  let farthest = 0;
  for (const [place, [x, y]] of points.entries()) {
    let nearest = Infinity;
    for (let step = 0; step < others.length && !(nearest <= farthest); step += 1) {
      const [ox, oy] = others[(place + step) % others.length] ?? [Number.NaN, Number.NaN];
      nearest = Math.min(nearest, (x - ox) ** 2 + (y - oy) ** 2);
    }
    farthest = Math.max(farthest, nearest);
  }
  return Math.sqrt(farthest);
}
