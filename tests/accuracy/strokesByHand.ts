import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import type { TextParm } from '../../src/stone/parm';
import { inkMiddle, onArc } from '../lettering/bentByHand';
import type { HbGlyph } from '../lettering/hbShape';
import { capHeightIn, placedByHand } from '../lettering/ruleByHand';
import { fontFileOf } from './fontFile';

export type Point = readonly [x: number, y: number];

/** A stroke of a letter as its font has it: a letter of SVG's path grammar and its points, in stone mm. */
export interface Stroke {
  readonly type: string;
  readonly points: readonly Point[];
}

/** One character of a line: its strokes. */
export interface CharacterByHand {
  readonly cluster: string;
  readonly strokes: readonly Stroke[];
}

const opened = new Map<string, Font>();

/** A font file opened by HarfBuzz, whose outlines are read independently of the product's parser. */
function fontIn(file: string): Font {
  const font =
    opened.get(file) ??
    new Font(new Face(new Blob(readFileSync(createRequire(import.meta.url).resolve(file)))));
  opened.set(file, font);
  return font;
}

const drawn = new Map<string, ReturnType<Font['glyphToJson']>>();

/** A glyph's outline in font units as HarfBuzz draws it, which writes and reads it as text: asked once. */
function outlineIn(file: string, gid: number) {
  const key = `${gid} of ${file}`;
  const outline = drawn.get(key) ?? fontIn(file).glyphToJson(gid);
  drawn.set(key, outline);
  return outline;
}

/** Whether a font file has a glyph for every code point of a text, as HarfBuzz reads it. */
export function hasGlyphsFor(file: string, text: string): boolean {
  return [...text].every((sign) => (fontIn(file).nominalGlyph(sign.codePointAt(0) ?? 0) ?? 0) > 0);
}

/** The numbers in `fontSize`, `subTextSpacing` and the like, read independently of the product. */
function settingOf({ subText, fontSize, fontSpacing, letterSpacing, subTextSpacing }: TextParm) {
  const spacings = subTextSpacing === '' ? [] : subTextSpacing.split(',').map(Number);
  return { text: subText, fontSize: Number(fontSize), fontSpacing, letterSpacing, spacings };
}

/** Scales and turns a point of the element about its position, by polar coordinates. */
function onStone({ position, scale }: TextParm, x: number, y: number): Point {
  const distance = Math.hypot(x, y) * scale;
  const direction = Math.atan2(y, x) + (position.rotation * Math.PI) / 180;
  return [position.x + distance * Math.cos(direction), position.y + distance * Math.sin(direction)];
}

/**
 * A line computed independently of the product, character by character in stone mm: hb-shape's advances, the rule of
 * docs/decisions.md section 2, HarfBuzz's outlines, and trigonometry. A line may follow an arc.
 *
 * @param glyphs hb-shape's answer for the line.
 */
export function charactersByHand(line: TextParm, glyphs: readonly HbGlyph[]): CharacterByHand[] {
  const { file, lean } = fontFileOf(line);
  const setting = settingOf(line);
  const curve = line.curve?.kind === 'arc' ? line.curve : undefined;
  const capHeight = capHeightIn(file);
  const k = setting.fontSize / capHeight;
  const slope = Math.tan((lean * Math.PI) / 180);
  const { placed, width } = placedByHand(glyphs, setting, capHeight);
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(setting.text.normalize('NFC')), ({ segment }, index) => ({
    cluster: segment,
    strokes: placed
      .filter(({ character }) => character === index)
      .flatMap(({ gid, x, y }) =>
        outlineIn(file, gid).map(({ type, values }) => ({
          type,
          points: Array.from({ length: values.length / 2 }, (_, i) => {
            const up = k * (values[i * 2 + 1] ?? Number.NaN) - y;
            return [x + k * (values[i * 2] ?? Number.NaN) - width / 2, -up] as const;
          }),
        })),
      ),
  })).map(({ cluster, strokes }) => {
    const middle = curve ? inkMiddle(strokes) : undefined;
    const placePoint = ([x, y]: Point): Point => {
      const leant: Point = [x - slope * y, y];
      return onStone(line, ...(curve && middle !== undefined ? onArc(leant, middle, curve) : leant));
    };
    return {
      cluster,
      strokes: strokes.map(({ type, points }) => ({ type, points: points.map(placePoint) })),
    };
  });
}
