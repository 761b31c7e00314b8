import type { SkPicture } from 'canvaskit-wasm';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { paintNode } from '../../src/painting/canvaskit/paintNode';
import type { SceneNode } from '../../src/scene/scene';
import { inkBox } from './inkBox';

interface Recorded {
  readonly box: SceneNode['box'];
  readonly scale: number;
  readonly picture: SkPicture;
}

/** Keeps each element's drawing as a recorded picture, so that drawing it again is one call. */
export class ElementPictures {
  private readonly recorded = new Map<number, Recorded>();

  constructor(private readonly painter: Painter) {}

  /** The drawing of a node in its own mm; recorded anew when the node was built anew. */
  of(node: SceneNode): SkPicture {
    const known = this.recorded.get(node.element);
    if (known && known.box === node.box && known.scale === node.place.scale) return known.picture;
    known?.picture.delete();
    const { kit } = this.painter;
    const recorder = new kit.PictureRecorder();
    const { left, top, right, bottom } = inkBox(node);
    paintNode(recorder.beginRecording(kit.LTRBRect(left, top, right, bottom)), node, this.painter);
    const picture = recorder.finishRecordingAsPicture();
    recorder.delete();
    this.recorded.set(node.element, { box: node.box, scale: node.place.scale, picture });
    return picture;
  }

  /** Drops the drawings of elements that are no longer on the stone. */
  keepOnly(count: number): void {
    for (const [element, { picture }] of this.recorded) {
      if (element >= count) {
        picture.delete();
        this.recorded.delete(element);
      }
    }
  }

  delete(): void {
    this.keepOnly(0);
  }
}
