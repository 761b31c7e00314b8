import type { CutOrder, FileOrder, OrderOf } from './formats';

/** Pixels per mm of a picture, also on the print page: a stone of 600 x 750 mm fills A4 at 300 dpi. */
const PICTURE = 4;

/**
 * Who needs a file; a plotter cuts it with the requested stencil, a mill with the requested bit. The workshop's are for its
 * foundry, drill and printer.
 */
type Ordered =
  | { readonly reader: 'family' | 'mason' | 'workshop' | 'churchyard'; readonly order: FileOrder }
  | { readonly reader: 'plotter'; readonly order: CutOrder }
  | { readonly reader: 'mill'; readonly order: OrderOf<'gcode'> };

/** Pixels per mm of a height map: 0.2 mm, as fine as a mill's steps. */
const FINE = 5;

const PDF = { format: 'pdf' } as const;
const PNG = { format: 'png', pxPerMm: PICTURE } as const;

/** Every file of a stone that is offered under a name of its own. */
export const OFFERED = [
  { name: 'offer', reader: 'family', order: { format: 'offer', detailed: false } },
  { name: 'offerDetailed', reader: 'family', order: { format: 'offer', detailed: true } },
  { name: 'printView', reader: 'family', order: PNG },
  { name: 'glb', reader: 'family', order: { format: 'glb' } },
  { name: 'usdz', reader: 'family', order: { format: 'usdz' } },
  { name: 'permit', reader: 'churchyard', order: { format: 'permit' } },
  { name: 'permitForm', reader: 'churchyard', order: { format: 'permit', part: 'form' } },
  { name: 'fullSize', reader: 'mason', order: PDF },
  { name: 'tiledA4', reader: 'mason', order: { ...PDF, tiled: 'a4' } },
  { name: 'tiledA3', reader: 'mason', order: { ...PDF, tiled: 'a3' } },
  { name: 'svg', reader: 'mason', order: { format: 'svg', welded: false } },
  { name: 'svgWelded', reader: 'mason', order: { format: 'svg', welded: true } },
  { name: 'svgLayered', reader: 'mason', order: { format: 'svg', welded: true, layered: true } },
  { name: 'png', reader: 'mason', order: PNG },
  { name: 'dxf', reader: 'plotter', order: { format: 'dxf', legacy: false } },
  { name: 'dxfLines', reader: 'plotter', order: { format: 'dxf', legacy: true } },
  { name: 'foundry', reader: 'workshop', order: { format: 'foundry' } },
  { name: 'foundryTable', reader: 'workshop', order: { format: 'foundryTable' } },
  { name: 'drill', reader: 'workshop', order: { format: 'drill' } },
  { name: 'tiff', reader: 'workshop', order: { format: 'tiff', pxPerMm: PICTURE } },
  { name: 'stl', reader: 'workshop', order: { format: 'stl' } },
  { name: 'heightMap', reader: 'workshop', order: { format: 'heightMap', pxPerMm: FINE } },
  { name: 'eps', reader: 'plotter', order: { format: 'eps' } },
  { name: 'plt', reader: 'plotter', order: { format: 'plt' } },
  { name: 'grbl', reader: 'mill', order: { format: 'gcode', post: 'grbl' } },
  { name: 'linuxcnc', reader: 'mill', order: { format: 'gcode', post: 'linuxcnc' } },
  { name: 'heidenhain', reader: 'mill', order: { format: 'gcode', post: 'heidenhain' } },
] as const satisfies readonly (Ordered & { readonly name: string })[];

export type OfferedName = (typeof OFFERED)[number]['name'];

/** A file that is offered, by its name. */
export type OfferedOrder = Ordered & { readonly name: OfferedName };
