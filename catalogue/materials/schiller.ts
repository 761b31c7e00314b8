import type { Crystal } from './crystals';
import type { Schiller } from './recipe';
import { SHEET_PX_PER_MM } from './sheet';

const within = (value: number) => Math.max(0, Math.min(1, value));

/**
 * How brightly a pixel of a crystal flashes, 0 to 1. Feldspars grow as twins: both halves of a crystal face another way, so that
 * often one flashes and the other does not, with a straight line between them.
 *
 * @param dx from the crystal's middle to the right, in pixels of the sheet
 * @param dy from it downwards
 * @param cloud noise of about 4 mm, −1 to 1: a flash has patches
 * @param rim how near the crystal's edge the pixel lies; 1 is on the ellipse
 */
export function flash(
  { schiller, crystal }: { schiller: Schiller; crystal: Crystal },
  dx: number,
  dy: number,
  cloud: number,
  rim: number,
): number {
  const across = dx * -crystal.runY + dy * crystal.runX;
  const isTwin = across > (crystal.facing - 0.5) * crystal.reach * 0.5;
  const facing = isTwin ? (crystal.facing * 7.31 + 0.37) % 1 : crystal.facing;
  const turned = within(1 - facing / schiller.share) ** 0.6;
  const stripes =
    0.8 + 0.2 * Math.sin((across / SHEET_PX_PER_MM / schiller.lamella) * 2 * Math.PI + cloud * 3);
  return schiller.strength * turned * within(0.75 + cloud * 1.1) * stripes * within((1.5 - rim) * 1.6);
}
