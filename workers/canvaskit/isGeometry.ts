/**
 * Paths, how they are stroked, united and filled, matrices, regions and masks: which of these functions are called follows from the
 * shapes, and other letters come to others.
 */
const GEOMETRY: readonly RegExp[] = [
  /\bSk(Op|PathOp|TSect|TSpan|TCoincident|D(Conic|Cubic|Quad|Line|Point|Vector|Curve|Rect)|Intersect|LineParameters|ReduceOrder)/,
  /\bSk(PathWriter|Geometry|Conic|Chop|Find|Eval|Quad|Cubic|Line|T?IntroSort|TQSort|Bezier)|LineConic|LineQuad|LineCubic/,
  /\bSk(Path|Stroke|ContourMeasure|RRect|Rect|Matrix|M44|Point)\w*(<[^>]*>)?::|AsWinding|winding_mono/,
  /\bSk(Scan|Edge|AnalyticEdge|AAClip|Region|Rgn|RasterClip|Mask|SuperBlit|RunArray|AlphaRuns|Analytic)\w*(<[^>]*>)?::/,
  /Blitter|\bblit|aaa_|AntiFill|walk_|hair_|MaskAdditive|RunBased|blend_row|fill_path|sort_edges|inner_scanline/,
];

/** What belongs to the graphics card, to filters or to what is read from bytes, though it is named after a shape too. */
const OTHERWISE =
  /\bGr[A-Z]|skgpu|SkSL|ImageFilter|ScalerContext|CreateProc|ReadBuffer|WriteBuffer|Memory\(|lcd16/;

/** Whether a function of CanvasKit, by its demangled name, reckons with shapes. */
export const isGeometry = (name: string): boolean =>
  GEOMETRY.some((part) => part.test(name)) && !OTHERWISE.test(name);
