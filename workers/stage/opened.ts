import { loadShaper } from '../../src/lettering/shaper';
import { InkCache } from '../../src/painting/canvaskit/caches/inkCache';
import { openPainter, type Painter } from '../../src/painting/canvaskit/painter';
import { areReliefsKept } from '../reliefs/kept/keptHere';
import type { ReliefPool } from '../reliefs/pool';
import { bakingHere } from './bakeHere';
import type { Baker, BakeScene } from './baker';
import type { StageSize } from './contract';
import { ElementPictures } from './elementPictures';
import { Frames } from './frame';
import { hasGraphicsCard } from './hasGraphicsCard';
import { PooledBaker } from './pooledBaker';
import { ReliefBaker } from './reliefBaker';
import type { DrawnBy, SeenCanvas } from './screen';
import { Screens } from './screens';
import type { Supplies } from './supplies';

/** A size until the canvas has a layout. */
const BEFORE_LAYOUT: StageSize = { width: 320, height: 320, pixelRatio: 1 };

/** What an open stage holds, once CanvasKit and the canvas are there. */
export interface Opened {
  readonly painter: Painter;
  readonly pictures: ElementPictures;
  readonly frames: Frames;
  readonly baker: Baker;
  /** For a picture that is not the stage's own. */
  readonly bakeScene: BakeScene;
  readonly strokes: InkCache;
  readonly screens: Screens;
  /** Who is to draw once that can: until then the processor does. */
  readonly chosen: DrawnBy;
  size: StageSize;
  isLaidOut: boolean;
}

/** What an open stage asks of its owner. */
interface OpenedEvents {
  /** Paints the stage anew: reliefs were baked, or the screen is another. */
  repaint(): void;
  /** The elements that are shown, those first whose reliefs are the most urgent. */
  inOrder(): readonly number[];
}

/** Where reliefs are kept from an earlier start, a worker starts now to read them while CanvasKit loads. */
async function warmedUp(pool: ReliefPool): Promise<boolean> {
  const areKept = await areReliefsKept();
  if (areKept) pool.warmUp();
  return areKept;
}

/**
 * Opens what a stage draws with on a canvas.
 *
 * @throws Error where the canvas gives no context, and whatever the loading of CanvasKit throws.
 */
export async function openOn(
  canvas: SeenCanvas,
  supplies: Supplies,
  drawnBy: DrawnBy | undefined,
  { repaint, inOrder }: OpenedEvents,
): Promise<Opened> {
  // The text shaper loads while CanvasKit does; where that fails it is said when text is shaped.
  loadShaper().catch(() => undefined);
  const pool = supplies.reliefPool?.();
  const mayHaveKept = pool ? warmedUp(pool) : Promise.resolve(false);
  const loading = supplies.kit();
  // Asked while CanvasKit loads.
  const chosen = drawnBy ?? (hasGraphicsCard() ? 'graphics card' : 'processor');
  const kit = await loading;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no 2d context');
  const painter = openPainter(kit, supplies.tile);
  const pictures = new ElementPictures(painter);
  const frames = new Frames(painter, pictures);
  const renewAll = () => {
    pictures.renew();
    repaint();
  };
  const here = new ReliefBaker(painter.reliefs, renewAll);
  const bakeScene = bakingHere(painter);
  const bakingFor = {
    // Their order is not asked for at every keystroke of a stone that lacks none.
    missing: () => (pictures.lacksAny ? pictures.missing(inOrder()) : []),
    ready: () => {
      const isNew = pictures.renewNext(inOrder());
      if (isNew) repaint();
      return isNew;
    },
    failed: renewAll,
    mayHaveKept,
  };
  const pooled = pool && new PooledBaker(painter, pool, bakingFor, { baker: here, bakeScene });
  const size = BEFORE_LAYOUT;
  const screens = new Screens(kit, context, size, {
    drop: () => frames.delete(),
    repaint: () => repaint(),
  });
  const strokes = new InkCache(kit);
  return {
    painter,
    pictures,
    frames,
    baker: pooled ?? here,
    bakeScene: pooled?.bakeScene ?? bakeScene,
    screens,
    chosen,
    strokes,
    size,
    isLaidOut: false,
  };
}
