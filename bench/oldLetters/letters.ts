import { createRequire } from 'node:module';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { capHeightIn } from '../../tests/lettering/ruleByHand';

const require = createRequire(import.meta.url);
type Kit = import('canvaskit-wasm').CanvasKit;
let kit: Promise<Kit> | undefined;

/** Skia with its own FreeType and HarfBuzz: nothing of the recogniser draws here. */
function skia(): Promise<Kit> {
  kit ??= (require('canvaskit-wasm/full') as (options: object) => Promise<Kit>)({
    locateFile: (name: string) => require.resolve(`canvaskit-wasm/bin/full/${name}`),
  });
  return kit;
}

const files = new Map<string, Promise<ArrayBuffer>>();
function bytesOf(file: string): Promise<ArrayBuffer> {
  const known = files.get(file) ?? fileBytes(file);
  files.set(file, known);
  return known;
}

/** How an old line is set and seen. */
export interface OldSetting {
  readonly family: string;
  readonly cursive: boolean;
  readonly text: string;
  /** The cap height in pixels, at the middle of the line. */
  readonly cap: number;
  /** What each letter stands apart beyond the font's own, as a share of the mean advance. */
  readonly apart: number;
  /** In degrees. */
  readonly turned: number;
  /** How much higher the letters are at the right end than in the middle, as a share; and the same downwards. */
  readonly recedes: readonly [along: number, down: number];
  /** What is seen around the letters on each side, in cap heights: left, top, right, bottom. */
  readonly around: readonly [number, number, number, number];
}

/** How much of each pixel is letter, 0 to 1. */
export interface Coverage {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A picture of white letters on black: red, green, blue and alpha of each pixel. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array | Float32Array;
}

/** The slant of an upright that is set in cursive without an italic: 12 degrees (docs/decisions.md section 2). */
const LEAN = Math.tan((12 * Math.PI) / 180);

/** Draws the letters of an old line by Skia, seen from a little aside. */
export async function coverageOf(setting: OldSetting): Promise<Coverage> {
  const { family, cursive, text, cap, apart, turned, recedes, around } = setting;
  const entry = FONTS.find((each) => each.family === family);
  if (!entry) throw new Error(`${family} is not in the catalogue`);
  const file = (cursive ? entry.italic : undefined) ?? entry.file;
  const bytes = await bytesOf(file);
  const perEm = new DataView(bytes).getUint16(headOf(bytes) + 18);
  const CanvasKit = await skia();
  const provider = CanvasKit.TypefaceFontProvider.Make();
  provider.registerFont(bytes, 'old');
  const fontSize = (cap * perEm) / capHeightIn(file);
  const paragraphOf = (letterSpacing: number) => {
    const style = new CanvasKit.ParagraphStyle({
      textStyle: {
        color: CanvasKit.WHITE,
        fontFamilies: ['old'],
        fontSize,
        letterSpacing,
        fontFeatures: ['liga', 'clig', 'calt', 'dlig']
          .map((name) => ({ name, value: 0 }))
          .concat({ name: 'lnum', value: 1 }),
      },
    });
    const builder = CanvasKit.ParagraphBuilder.MakeFromFontProvider(style, provider);
    builder.addText(text);
    const paragraph = builder.build();
    paragraph.layout(1e5);
    builder.delete();
    return paragraph;
  };
  const plain = paragraphOf(0);
  const mean = plain.getLongestLine() / [...text].length;
  plain.delete();
  const paragraph = paragraphOf(apart * mean);
  const width = paragraph.getLongestLine();
  const baseline = paragraph.getAlphabeticBaseline();
  const angle = (turned * Math.PI) / 180;
  const [along, down] = [recedes[0] / (width / 2), recedes[1] / cap];
  const lean = cursive && !entry.italic ? -LEAN : 0;
  const paint = (wide: number, tall: number, x: number, y: number): Pixels => {
    const surface = CanvasKit.MakeSurface(wide, tall);
    if (!surface) throw new Error('no surface');
    const canvas = surface.getCanvas();
    canvas.clear(CanvasKit.BLACK);
    const { multiply, translated, rotated, skewed } = CanvasKit.Matrix;
    canvas.concat(
      multiply(
        translated(x, y),
        rotated(angle),
        // Larger at one end: the divisor becomes less than one there.
        [1, 0, 0, 0, 1, 0, -along, -down, 1],
        skewed(lean, 0),
        translated(-width / 2, -baseline),
      ),
    );
    canvas.drawParagraph(paragraph, 0, 0);
    surface.flush();
    const pixels = canvas.readPixels(0, 0, {
      width: wide,
      height: tall,
      colorType: CanvasKit.ColorType.RGBA_8888,
      alphaType: CanvasKit.AlphaType.Unpremul,
      colorSpace: CanvasKit.ColorSpace.SRGB,
    });
    if (!pixels) throw new Error('no pixels');
    // Deleting alone would keep its pixels: five hundred photographs do not fit.
    surface.dispose();
    return { width: wide, height: tall, pixels };
  };
  const room = Math.ceil(width * 0.62 + 3 * cap);
  const high = Math.ceil(room * 0.1 + 4 * cap);
  const whole = paint(2 * room, 2 * high, room, high);
  const box = inkBox(whole);
  const [left, top, right, bottom] = around.map((share) => Math.round(share * cap)) as [
    number,
    number,
    number,
    number,
  ];
  const cut = paint(
    box.right - box.left + left + right,
    box.bottom - box.top + top + bottom,
    room - box.left + left,
    high - box.top + top,
  );
  paragraph.delete();
  provider.delete();
  const data = new Float32Array(cut.width * cut.height);
  for (let at = 0; at < data.length; at += 1) data[at] = (cut.pixels[4 * at] ?? 0) / 255;
  return { width: cut.width, height: cut.height, data };
}

function headOf(bytes: ArrayBuffer): number {
  const data = new DataView(bytes);
  for (let record = 12; record < 12 + 16 * data.getUint16(4); record += 16)
    if (String.fromCharCode(...new Uint8Array(bytes, record, 4)) === 'head')
      return data.getUint32(record + 8);
  throw new Error('the font has no table head');
}

function inkBox({ width, height, pixels }: Pixels) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((pixels[4 * (y * width + x)] ?? 0) > 127) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
  return { left, top, right, bottom };
}
