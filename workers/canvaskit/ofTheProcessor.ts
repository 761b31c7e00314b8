/**
 * Paths, how they are stroked, united and filled, matrices, regions and masks: which of these functions are called, and of what they
 * lead to, follows from the shapes, and other letters come to others.
 */
const GEOMETRY: readonly RegExp[] = [
  /\bSk(Op|PathOp|TSect|TSpan|TCoincident|D(Conic|Cubic|Quad|Line|Point|Vector|Curve|Rect)|Intersect|LineParameters|ReduceOrder)/,
  /\bSk(PathWriter|Geometry|Conic|Chop|Find|Eval|Quad|Cubic|Line|T?IntroSort|TQSort|Bezier)|LineConic|LineQuad|LineCubic/,
  /\bSk(Path|Stroke|ContourMeasure|RRect|Rect|Matrix|M44|Point)\w*(<[^>]*>)?::|AsWinding|winding_mono/,
  /\bSk(Scan|Edge|AnalyticEdge|AAClip|Region|Rgn|RasterClip|Mask|SuperBlit|RunArray|AlphaRuns|Analytic)\w*(<[^>]*>)?::/,
  /Blitter|\bblit|aaa_|AntiFill|walk_|hair_|MaskAdditive|RunBased|blend_row|fill_path|sort_edges|inner_scanline/,
];

/**
 * What else draws and keeps pictures on the processor. What some of these lead to is another matter: a canvas may be the graphics
 * card's, and a picture read from a file.
 */
const DRAWING: readonly RegExp[] = [
  // By which JavaScript calls it: most are a few bytes.
  /embind_init_Skia\(\)::\$_|emscripten::internal::/,
  /Blur(Rec|Key|Mask)|SkBlur|SkResourceCache|SkSynchronizedResourceCache|SkBitmapCache|SkMipmap|MipMap|SkCachedData/,
  /\bSk(Canvas|BitmapDevice|NoPixelsDevice|Device|Draw|DrawBase|DrawTiler|Bitmap|Pixmap|Pixel\w*|MallocPixelRef|Image_Raster|Surface_Raster)::/,
  /\bskcpu::|\bSk(Paint\w*|Shaders?|GradientBaseShader|ImageShader|LocalMatrixShader|ColorShader|RGBA4f|BlendModeColorFilter)(<[^>]*>)?::/,
  /\bSk(Images?|Image_Base|Surface_Base|RasterPipeline|ArenaAlloc\w*|TDStorage|Data|Blenders|SamplingOptions|IDChangeListener)::/,
  /\bSk(Picture|BigPicture|Record\w*|PictureRecorder|RTree|BBHFactory|Vertices|Dash\w*|ColorFilter\w*|MatrixColorFilter)::/,
];

/** What belongs to the graphics card, to filters or to what is read from bytes, though it is named after one of these too. */
const OTHERWISE =
  /\bGr[A-Z]|skgpu|SkSL|ImageFilter|Special|ScalerContext|CreateProc|ReadBuffer|WriteBuffer|Deserial|serialize|Stream|Memory\(|lcd16|[Gg]lyph|TextBlob|Slug|Mesh|Patch|Lattice|Atlas|Shadow|Annotation|EdgeAA|Perlin|Codec/;

const isOneOf = (parts: readonly RegExp[]) => (name: string) =>
  parts.some((part) => part.test(name)) && !OTHERWISE.test(name);

/** Whether a function of CanvasKit, by its demangled name, reckons with shapes: all that it leads to belongs to it. */
export const isGeometry = isOneOf(GEOMETRY);

/** Whether one draws on the processor, or keeps what is drawn there. */
export const isDrawing = isOneOf(DRAWING);
