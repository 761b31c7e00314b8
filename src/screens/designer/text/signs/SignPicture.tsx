import { type OfferedSign, SHOWN_HEIGHT } from '../../../../scene/signs/offeredSigns';

/** The side of the square that a sign is shown in, in the unit of its outline, and how much of it lies below the baseline. */
const SIDE = SHOWN_HEIGHT * 1.7;
const BELOW = SHOWN_HEIGHT * 0.4;

/** A sign as it is cut, all at one scale; what is broader (Nr.) is shown smaller. */
export function SignPicture({ sign }: { readonly sign: OfferedSign }) {
  const side = Math.max(SIDE, sign.width);
  const top = BELOW - SIDE - (side - SIDE) / 2;
  return (
    <svg viewBox={`${-side / 2} ${top} ${side} ${side}`} aria-hidden="true">
      <path d={sign.path} fill="currentColor" />
    </svg>
  );
}
