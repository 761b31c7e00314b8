import type { Scene } from '../../src/scene/scene';
import type { Opened } from './opened';
import type { Resting } from './restingLayers';

/**
 * What the canvas shows, without the outlines and handles of what is selected; not while the view is being moved.
 *
 * @param byDay the scene by day: a picture is for paper, which is white by night too.
 */
export async function pictureUnheld(
  { screens, frames }: Opened,
  seen: Omit<Resting, 'isMoving'>,
  byDay: Scene,
): Promise<ImageBitmap | undefined> {
  const resting = { ...seen, isMoving: false };
  let copy: Promise<ImageBitmap> | undefined;
  screens.paint((screen) => {
    frames.paintUnheld(screen, { ...resting, scene: byDay }, () => {
      copy = screens.copy();
    });
    if (byDay !== resting.scene) frames.paint(screen, resting);
  });
  return copy;
}
