import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { joinOutlines } from '../../src/geometry/outline';
import { FontCache } from '../../src/lettering/fontCache';
import { letterOutline } from '../../src/lettering/letterOutline';
import type { Kit } from '../../src/painting/canvaskit/kit';
import { openPainter, type Painter } from '../../src/painting/canvaskit/painter';
import { bakeScene, enterPlace, paintElements } from '../../src/painting/canvaskit/paintScene';
import { pathOf } from '../../src/painting/canvaskit/pathOf';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import { buildScene } from '../../src/scene/buildScene';
import type { LetteringNode, Scene } from '../../src/scene/scene';
import type { Sources } from '../../src/scene/sources';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { type ColourName, ENGRAVED_COLOURS, MOUNTED_COLOURS } from '../../src/stone/colours';
import type { Cut } from '../../src/stone/cut';
import type { Mm } from '../../src/stone/numbers';
import { design } from '../../src/stone/stone';
import { catalogueFromFiles } from '../fromFiles';

/** The letters that are measured: a family of medium weight, round and straight strokes in every direction. */
const FAMILY = 'EB Garamond';
const WORD = 'Hansen';

/** What was painted, RGBA row by row. */
export interface Painted {
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
  /** Painted on black, and on white: how much the stone shows through is computed from the two. */
  readonly onBlack: Uint8ClampedArray;
  readonly onWhite: Uint8ClampedArray;
  /** The outline alone: its opacity is the ink. */
  readonly ink: Uint8ClampedArray;
}

/** Paints a word in the same way as pictures of stones. */
export class LookPainter {
  private constructor(
    private readonly kit: Kit,
    private readonly painter: Painter,
    private readonly sources: Sources,
  ) {}

  static async open(): Promise<LookPainter> {
    const { catalogue } = await catalogueFromFiles();
    const fonts = new FontCache(fileBytes, FONTS);
    await fonts.load([FAMILY]);
    const kit = await loadNodeKit();
    const painter = openPainter(kit, () => Promise.reject(new Error('letters need no tile')));
    return new LookPainter(kit, painter, sourcesFrom(catalogue, fonts));
  }

  /** @param height the cap height in mm. */
  paint(colour: ColourName, cut: Cut, height: Mm): Painted {
    // Enough pixels per stroke to show its walls, and no more than a large picture has.
    const pxPerMm = height > 40 ? 4 : 8;
    const scene = this.sceneOf(colour, cut, height);
    bakeScene(scene, this.painter, pxPerMm);
    const [width, tall] = [Math.ceil(height * 6 * pxPerMm), Math.ceil(height * 2 * pxPerMm)];
    const { kit, painter } = this;
    const on = (grey: number) =>
      readPixels(kit, width, tall, (canvas) => {
        canvas.clear(kit.Color4f(grey, grey, grey, 1));
        canvas.scale(pxPerMm, pxPerMm);
        paintElements(canvas, scene, painter);
      });
    const line = scene.nodes[0] as LetteringNode;
    const path = pathOf(
      kit,
      joinOutlines(line.line.letters.map((letter) => letterOutline(line.typeface, line.line, letter))),
    );
    const ink = readPixels(kit, width, tall, (canvas) => {
      canvas.scale(pxPerMm, pxPerMm);
      enterPlace(canvas, line);
      canvas.drawPath(path, painter.palette.fill([1, 1, 1]));
    });
    path.delete();
    return { width, height: tall, pxPerMm, onBlack: on(0), onWhite: on(1), ink };
  }

  delete(): void {
    this.painter.delete();
  }

  private sceneOf(colour: ColourName, cut: Cut, height: Mm): Scene {
    // Every colour has a word on the wire, however it is usually carried out.
    const words: Readonly<Record<ColourName, string>> = { ...ENGRAVED_COLOURS, ...MOUNTED_COLOURS };
    const line = {
      type: 'text',
      subText: WORD,
      fontFamily: FAMILY,
      fontSize: String(height),
      fontColor: words[colour],
      variant: cut === 'engraved' ? 'sandb' : 'mounted',
      position: { x: height * 3, y: height * 1.5, rotation: 0 },
    };
    return buildScene(design.parse({ Parms: [line] }), this.sources);
  }
}
