import type { Kit } from '../../src/painting/canvaskit/kit';
import {
  AROUND,
  offerPxPerMm,
  paintOfferGround,
  paintOfferPieces,
} from '../../src/painting/canvaskit/offerGround';
import { openPainter, type Painter } from '../../src/painting/canvaskit/painter';
import { bakeScene, paintScene } from '../../src/painting/canvaskit/paintScene';
import { pixelsFor, readPixels } from '../../src/painting/canvaskit/pixels';
import type { TileSource } from '../../src/painting/canvaskit/tileShelf';
import { weld } from '../../src/painting/canvaskit/weld';
import { paintDxf } from '../../src/painting/dxf/paintDxf';
import { paintLegacyDxf } from '../../src/painting/dxf/paintLegacyDxf';
import { faceOf } from '../../src/painting/pdf/face';
import { pointsPerMm } from '../../src/painting/pdf/offer/layout';
import { paintOffer } from '../../src/painting/pdf/offer/paintOffer';
import { paintPdf, paintTiledPdf } from '../../src/painting/pdf/paintPdf';
import { offerTextsBy, paperTextsBy } from '../../src/painting/pdf/writtenTexts';
import { paintPlt } from '../../src/painting/plt/paintPlt';
import { centreLinesOf } from '../../src/painting/sheet/centreLinesOf';
import { cutSheet } from '../../src/painting/sheet/cutSheet';
import { letterList } from '../../src/painting/sheet/letterList';
import { soundWeld } from '../../src/painting/sheet/soundWeld';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import type { Scene } from '../../src/scene/scene';
import { namesIn } from '../../src/scene/sourcesFrom';
import type { Mm } from '../../src/stone/numbers';
import type { ExportOrder, ExportRequest } from './contract';
import { encode } from './encode';
import { paperFonts } from './paperFonts';
import { sayingIn } from './texts';

/** A stone to be made a file of, everything it needs loaded. */
export interface Drawable {
  readonly request: ExportRequest;
  readonly scene: Scene;
  readonly kit: Kit;
  readonly tile: TileSource;
}

type OrderFor<F extends ExportOrder['format']> = Extract<ExportOrder, { format: F }>;

const PDF = 'application/pdf';

/** Paints with a painter of its own that holds the stone's tile, and frees it afterwards. */
async function painted<T>({ scene, kit, tile }: Drawable, paint: (painter: Painter) => T): Promise<T> {
  const painter = openPainter(kit, tile);
  try {
    await painter.tiles.load(scene.slab.variant.tile);
    return paint(painter);
  } finally {
    painter.delete();
  }
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function offer(drawable: Drawable, { detailed }: OrderFor<'offer'>): Promise<Blob> {
  const { request, scene } = drawable;
  const { design, id, catalogue, locale } = request;
  const pxPerMm = offerPxPerMm(pointsPerMm(scene));
  const { ground, over } = await painted(drawable, (painter) => ({
    ground: paintOfferGround(scene, painter, pxPerMm),
    over: paintOfferPieces(scene, painter, pxPerMm),
  }));
  const [say, fonts, jpeg, pieces] = await Promise.all([
    sayingIn(locale),
    paperFonts(),
    encode(ground, 'image/jpeg').then(bytesOf),
    Promise.all(
      over.map(async (piece) => ({ ...piece, png: await bytesOf(await encode(piece, 'image/png')) })),
    ),
  ]);
  const pdf = paintOffer({
    scene,
    design,
    id,
    detailed,
    names: namesIn(catalogue),
    picture: {
      jpeg,
      around: AROUND,
      ...ground.inMm,
      pieces: pieces.map((piece) => ({ ...piece, ...piece.inMm })),
    },
    texts: offerTextsBy(say, locale),
    locale,
    fonts,
    date: new Date(),
  });
  return new Blob([new Uint8Array(pdf)], { type: PDF });
}

async function fullSize(drawable: Drawable, { tiled }: OrderFor<'pdf'>): Promise<Blob> {
  const { request, scene, kit } = drawable;
  const { design, locale } = request;
  const [say, fonts] = await Promise.all([sayingIn(locale), paperFonts()]);
  const weldOne = soundWeld((outline) => weld(kit, outline));
  const face = faceOf(scene, centreLinesOf(design, scene.width), weldOne);
  const options = {
    title: design.designName,
    locale,
    fonts,
    date: new Date(),
    texts: paperTextsBy(say, locale),
    letters: letterList(scene, design.Parms, locale),
  };
  const pdf = tiled ? paintTiledPdf(face, tiled, options) : paintPdf(face, options);
  return new Blob([new Uint8Array(pdf)], { type: PDF });
}

const textFile = (text: string, type: string) => new Blob([text], { type });

function svg({ request, scene, kit }: Drawable, { welded }: OrderFor<'svg'>): Blob {
  const title = request.design.designName;
  const text = welded
    ? paintSvg(scene, { title, weld: soundWeld((outline) => weld(kit, outline)) })
    : paintSvg(scene, { title });
  return textFile(text, 'image/svg+xml');
}

function sheetOf({ request, scene, kit }: Drawable, stencilMargin: Mm | undefined) {
  const centreLines = centreLinesOf(request.design, scene.width);
  return cutSheet(scene, { weld: (outline) => weld(kit, outline), centreLines, stencilMargin });
}

async function png(drawable: Drawable, { pxPerMm }: OrderFor<'png'>): Promise<Blob> {
  const { scene, kit } = drawable;
  const [width, height] = [pixelsFor(scene.width, pxPerMm), pixelsFor(scene.height, pxPerMm)];
  const pixels = await painted(drawable, (painter) => {
    bakeScene(scene, painter, pxPerMm);
    return readPixels(kit, width, height, (canvas) => {
      canvas.scale(pxPerMm, pxPerMm);
      paintScene(canvas, scene, painter);
    });
  });
  return encode({ pixels, width, height }, 'image/png');
}

/**
 * Makes the file that was ordered.
 *
 * @throws PictureTooLarge
 */
export async function fileOf(drawable: Drawable): Promise<Blob> {
  const { order } = drawable.request;
  switch (order.format) {
    case 'offer':
      return offer(drawable, order);
    case 'pdf':
      return fullSize(drawable, order);
    case 'svg':
      return svg(drawable, order);
    case 'dxf': {
      const sheet = sheetOf(drawable, order.stencil);
      return textFile(order.legacy ? paintLegacyDxf(sheet) : paintDxf(sheet), 'image/vnd.dxf');
    }
    case 'plt':
      return textFile(paintPlt(sheetOf(drawable, order.stencil)), 'application/vnd.hp-hpgl');
    case 'png':
      return png(drawable, order);
  }
}
