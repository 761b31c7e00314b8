import type { SkPicture } from 'canvaskit-wasm';
import type { Scene } from '../../scene/scene';
import { shownNodes } from '../../scene/shownNodes';
import type { Mm } from '../../stone/numbers';
import type { AskedRelief } from '../relief/orders';
import { Keeper } from './kit';
import type { Painter } from './painter';
import { paintElement } from './paintScene';

/** Beyond everything that is on a stone, in mm. */
const FAR: Mm = 1e5;

/** The drawing of one thing on a stone, in stone mm, which whoever asked for it owns. */
export interface RecordedElement {
  readonly picture: SkPicture;
  /** Reliefs that were not there for it: it shows something else in their place. */
  readonly missing: readonly AskedRelief[];
}

/**
 * Records everything on the stone, one thing after the other, for so many device pixels a mm. A drawing keeps the reliefs that are
 * there now, whatever their cache drops afterwards.
 */
export function* recordingElements(
  scene: Scene,
  painter: Painter,
  pxPerMm: number,
): Generator<RecordedElement> {
  const { kit, reliefs } = painter;
  for (const node of shownNodes(scene)) {
    using keeper = new Keeper();
    const recorder = keeper.keep(new kit.PictureRecorder());
    const canvas = recorder.beginRecording(kit.LTRBRect(-FAR, -FAR, FAR, FAR));
    const missing = reliefs.missingIn(() => paintElement(canvas, node, scene.slab, painter, pxPerMm));
    yield { picture: recorder.finishRecordingAsPicture(), missing };
  }
}
