import sharp from 'sharp';
import { etchedPixels } from '../../src/painting/canvaskit/etchedPixels';
import { openPainter } from '../../src/painting/canvaskit/painter';
import { etchedDots } from '../../src/painting/halftone/etchedDots';
import { tonesOf } from '../../src/painting/halftone/tones';
import type { EtchingNode, Scene } from '../../src/scene/scene';
import { dotsOf } from '../../src/stone/etching/dots';
import { MM_PER_INCH } from '../../src/stone/numbers';
import { loadNodeKit } from './nodeKit';

/** The picture that a machine engraves, twice: each of one bit a dot, with its resolution in the file. */
export interface EtchedFiles {
  readonly png: Uint8Array;
  readonly tiff: Uint8Array;
}

function etchingAt({ nodes }: Scene, element: number): EtchingNode {
  const node = nodes.find((one) => one.element === element);
  if (node?.kind !== 'etching') throw new Error(`element ${element} has no picture that can be etched`);
  return node;
}

/** The dots of an etching as a machine sets them, one for each it has room for. */
async function dotsFor(node: EtchingNode) {
  const { columns, rows } = dotsOf(node);
  const kit = await loadNodeKit();
  const painter = openPainter(kit, () => Promise.reject(new Error('an etching has no tiles')));
  try {
    const rgba = etchedPixels(node, columns, rows, painter);
    if (!rgba) throw new Error(`the photograph of element ${node.element} cannot be decoded`);
    const tones = tonesOf({ width: columns, height: rows, rgba }, node.dpi, node.tone);
    return etchedDots(tones, { shape: node.shape, screen: node.screen, inverted: node.tone.inverted });
  } finally {
    painter.delete();
  }
}

/**
 * The picture that a laser or a diamond tip engraves: black and white, nothing between, a pixel a dot at the machine's dots per inch
 * (PNG: `pHYs`; TIFF: `XResolution`, in the packing that every program reads). Which of the two is engraved is the design's choice (`engraves`).
 */
export async function drawEtchingOf(scene: Scene, element: number): Promise<EtchedFiles> {
  const node = etchingAt(scene, element);
  const { columns: width, rows: height, dots } = await dotsFor(node);
  const engraved = node.engraves === 'white' ? 255 : 0;
  const pixels = Uint8Array.from(dots, (dot) => (dot === 1 ? engraved : 255 - engraved));
  const picture = () => sharp(pixels, { raw: { width, height, channels: 1 } }).toColourspace('b-w');
  const perMm = node.dpi / MM_PER_INCH;
  return {
    png: await picture()
      .withMetadata({ density: node.dpi })
      .png({ palette: true, colours: 2, dither: 0 })
      .toBuffer(),
    // With a profile it would become a picture of three colours.
    tiff: await picture()
      .tiff({ bitdepth: 1, compression: 'packbits', xres: perMm, yres: perMm, resolutionUnit: 'inch' })
      .toBuffer(),
  };
}
