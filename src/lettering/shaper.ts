import { begunOnce } from '../cache/begunOnce';

/** A glyph as HarfBuzz places it, in font units, y up. */
export interface ShapedGlyph {
  /** The glyph's number in the font; 0 is `.notdef`, the sign of a missing character. */
  readonly gid: number;
  /** Where in the text (UTF-16) the cluster of the glyph begins. */
  readonly cluster: number;
  /** How far the pen moves, kerning included. */
  readonly advance: number;
  /** The glyph's offset from the pen: places a mark on its letter. */
  readonly xOffset: number;
  readonly yOffset: number;
}

/** One font in the shaper's heap. */
interface ShapingFont {
  /** Shapes one line, left to right. */
  shape(text: string): ShapedGlyph[];
  /** The glyph's advance in font units, without kerning. */
  advance(gid: number): number;
  /** Where the glyph's ink begins, in font units from the pen; 0 for a glyph without ink. */
  leftBearing(gid: number): number;
  /** Frees the heap; shaping afterwards throws. */
  release(): void;
}

/** HarfBuzz, ready to shape. */
export interface Shaper {
  /** Copies a font file into the heap. */
  take(bytes: ArrayBuffer): ShapingFont;
}

/** Every character stays separate, so that it can be moved individually (docs/decisions.md section 2). */
const FEATURES = { liga: 0, clig: 0, calt: 0, dlig: 0, kern: 1, lnum: 1 };

/**
 * Loads HarfBuzz once; later calls share it, and a failed load may be retried.
 *
 * It is imported here and not at the top of the file because it awaits its WebAssembly there: a worker would still
 * be waiting when its first message arrives, and lose it.
 */
export const loadShaper: () => Promise<Shaper> = begunOnce(startShaper);

async function startShaper(): Promise<Shaper> {
  const { Blob, Buffer, Direction, Face, Feature, Font, shape } = await import('harfbuzzjs');
  const features = Object.entries(FEATURES).map(([tag, value]) => new Feature(tag, value));
  // One buffer for all lines: the wrapper frees heap objects only on garbage collection.
  const buffer = new Buffer();

  return {
    take(bytes) {
      // The wrapper can only free a font by dropping it: its finalisers do the rest.
      let held: InstanceType<typeof Font> | undefined = new Font(new Face(new Blob(bytes)));
      const font = () => {
        if (!held) throw new Error('A released font cannot shape');
        return held;
      };
      return {
        shape(text) {
          buffer.clearContents();
          buffer.addText(text);
          buffer.setDirection(Direction.LTR);
          buffer.guessSegmentProperties();
          shape(font(), buffer, features);
          const positions = buffer.getGlyphPositions();
          return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
            const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
            return { gid: codepoint, cluster, advance: xAdvance, xOffset, yOffset };
          });
        },
        advance: (gid) => font().glyphHAdvance(gid),
        leftBearing: (gid) => font().glyphExtents(gid)?.xBearing ?? 0,
        release() {
          held = undefined;
        },
      };
    },
  };
}
