// opentype.js 2 has no types. These cover what the typeface uses: metrics and outlines by glyph id. Shaping
// is left out on purpose: HarfBuzz does it. The file is named in full because the package offers its ES module only
// to bundlers, and Node would otherwise take the UMD build, which has no named exports.
declare module 'opentype.js/dist/opentype.mjs' {
  /** One command of a glyph's path in font units, y up. */
  export type PathCommand =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: 'Z' };

  export interface Glyph {
    readonly advanceWidth: number;
    /** The left edge of a TrueType glyph's box as its coordinates have it; OpenType with CFF has none. */
    readonly xMin?: number;
    readonly path: { readonly commands: readonly PathCommand[] };
  }

  export interface Font {
    readonly unitsPerEm: number;
    readonly ascender: number;
    readonly descender: number;
    readonly numGlyphs: number;
    readonly glyphs: { get(gid: number): Glyph };
    /** A font may lack the OS/2 table, and its first two versions lack the cap height. */
    /** What the file says of itself, by platform and language. */
    readonly names: Readonly<
      Partial<Record<'windows' | 'macintosh' | 'unicode', { readonly copyright?: { readonly en?: string } }>>
    >;
    readonly tables: { readonly os2?: { readonly sCapHeight?: number } };
  }

  /** Reads a font file; with `lowMemory` each glyph is read when requested. Throws for anything but a font. */
  export function parse(bytes: ArrayBuffer, options?: { readonly lowMemory?: boolean }): Font;
}
