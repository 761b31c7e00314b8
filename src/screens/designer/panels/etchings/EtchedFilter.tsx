import { INVERTED_TONES } from '../../../../painting/halftone/etched';
import type { EtchedTone } from '../../../../stone/etching/parm';
import { toneMatrix } from '../../../../stone/photograph/tone';

type Transfer =
  | { readonly type: 'gamma'; readonly exponent: number }
  | { readonly type: 'table'; readonly tableValues: string };

/** The same change of red, green and blue. */
const Transferred = (how: Transfer) => (
  <feComponentTransfer>
    <feFuncR {...how} />
    <feFuncG {...how} />
    <feFuncB {...how} />
  </feComponentTransfer>
);

/** An SVG filter that shows a photograph as it looks engraved in black stone, from where its dots are not seen. */
export function EtchedFilter({ tone }: { readonly tone: EtchedTone }) {
  const { brightness, contrast, gamma = 1, inverted } = tone;
  return (
    <>
      <feColorMatrix values={toneMatrix({ tone: 'blackAndWhite', brightness, contrast }).join(' ')} />
      <Transferred type="gamma" exponent={1 / gamma} />
      {inverted && <Transferred type="table" tableValues={INVERTED_TONES.join(' ')} />}
    </>
  );
}
