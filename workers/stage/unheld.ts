import type { Opened } from './opened';
import type { Resting } from './restingLayers';

/** What the canvas shows, without the outlines and handles of what is selected; undefined while the view is being moved. */
export async function pictureUnheld(
  { screens, frames }: Opened,
  resting: Resting,
): Promise<ImageBitmap | undefined> {
  if (resting.isMoving) return undefined;
  let copy: Promise<ImageBitmap> | undefined;
  screens.paint((screen) =>
    frames.paintUnheld(screen, resting, () => {
      copy = screens.copy();
    }),
  );
  return copy;
}
