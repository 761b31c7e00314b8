import type { Image } from 'canvaskit-wasm';
import { joinMatrices, type Matrix } from '../../geometry/matrix';
import { intoElement } from '../../scene/place';
import type { MedallionNode, Place } from '../../scene/scene';
import type { Painter } from '../canvaskit/painter';
import { paintPortrait } from '../canvaskit/paintMedallion';
import { readPixels } from '../canvaskit/pixels';
import type { Part, Substance } from '../mesh/part';
import { type Picture, type Pictures, type PlacedPicture, pictureKeyOf } from '../mesh/picture';
import { type FileStone, type FileSupplies, painted } from './supplies';

/** The longest side of a picture in pixels: a tile's grain stays sharp at arm's length, and a phone holds it. */
const LONGEST = 1024;

/** Pixels per mm of a medallion's photograph. */
const PORTRAIT = 6;

/** A picture's pixels, and where it lies. */
export interface DrawnPicture extends PlacedPicture {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A picture as it is, no larger than it may be. */
function drawImage({ kit }: Painter, image: Image, fromMm: Matrix): DrawnPicture {
  const factor = Math.min(1, LONGEST / Math.max(image.width(), image.height()));
  const width = Math.max(1, Math.round(image.width() * factor));
  const height = Math.max(1, Math.round(image.height() * factor));
  const pixels = readPixels(kit, width, height, (canvas) => {
    canvas.scale(width / image.width(), height / image.height());
    canvas.drawImageOptions(image, 0, 0, kit.FilterMode.Linear, kit.MipmapMode.Linear, null);
  });
  return { pixels, width, height, fromMm };
}

/** From the stone's mm to an element's own. */
function inElement(place: Place): Matrix {
  const [o, x, y] = [intoElement(place, 0, 0), intoElement(place, 1, 0), intoElement(place, 0, 1)];
  return [x.x - o.x, x.y - o.y, y.x - o.x, y.y - o.y, o.x, o.y];
}

function drawPortrait(painter: Painter, node: MedallionNode): DrawnPicture | undefined {
  const { left, top, right, bottom } = node.box;
  const [across, down] = [right - left, bottom - top];
  const perMm = Math.min(PORTRAIT, LONGEST / Math.max(across, down));
  const [width, height] = [Math.ceil(across * perMm), Math.ceil(down * perMm)];
  let isThere = false;
  const pixels = readPixels(painter.kit, width, height, (canvas) => {
    canvas.scale(width / across, height / down);
    canvas.translate(-left, -top);
    isThere = paintPortrait(canvas, node, painter);
  });
  const unit: Matrix = [1 / across, 0, 0, 1 / down, -left / across, -top / down];
  return isThere ? { pixels, width, height, fromMm: joinMatrices(unit, inElement(node.place)) } : undefined;
}

function drawn(substance: Substance, { scene }: FileStone, painter: Painter): DrawnPicture | undefined {
  switch (substance.kind) {
    case 'stone': {
      const { tile, tilePxPerMm } = substance.variant;
      const image = painter.tiles.get(tile);
      if (!image) return undefined;
      return drawImage(painter, image, [
        tilePxPerMm / image.width(),
        0,
        0,
        tilePxPerMm / image.height(),
        0,
        0,
      ]);
    }
    case 'photograph': {
      const { photograph } = scene.slab;
      const image = photograph && painter.images.get(photograph);
      return image && drawImage(painter, image, [1 / scene.width, 0, 0, 1 / scene.height, 0, 0]);
    }
    case 'portrait':
      return drawPortrait(painter, substance.node);
    case 'covering':
    case 'ceramic':
      return undefined;
  }
}

/** The pictures of what parts are made of: the stone's tile at its true size, photographs in their tone. */
export async function drawnPictures(
  parts: readonly Part[],
  stone: FileStone,
  supplies: Pick<FileSupplies, 'kit' | 'tile'>,
): Promise<Pictures<DrawnPicture>> {
  const substances = new Map<string, Substance>();
  for (const { surfaces } of parts)
    for (const { substance } of surfaces) {
      const key = pictureKeyOf(substance);
      if (key !== undefined) substances.set(key, substance);
    }
  return painted(stone, supplies, (painter) => {
    const pictures = [...substances].flatMap(([key, substance]) => {
      const picture = drawn(substance, stone, painter);
      return picture ? [[key, picture] as const] : [];
    });
    return new Map(pictures);
  });
}

/** The same as files hold them. */
export async function meshPictures(
  parts: readonly Part[],
  stone: FileStone,
  supplies: FileSupplies,
): Promise<Pictures> {
  const pictures = await drawnPictures(parts, stone, supplies);
  return new Map(
    await Promise.all(
      [...pictures].map(
        async ([key, { fromMm, ...pixels }]): Promise<readonly [string, Picture]> => [
          key,
          { jpeg: await supplies.encode(pixels, { type: 'image/jpeg' }), fromMm },
        ],
      ),
    ),
  );
}
