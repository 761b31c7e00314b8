import type { EtchedTone } from '../../../../stone/etching/parm';
import { toneMatrix } from '../../../../stone/medallion/tone';

/** An SVG filter that shows a photograph as it looks engraved in black stone, from where its dots are not seen. */
export function EtchedFilter({ tone }: { readonly tone: EtchedTone }) {
  const { brightness, contrast, gamma = 1, inverted } = tone;
  const exponent = 1 / gamma;
  return (
    <>
      <feColorMatrix values={toneMatrix({ tone: 'blackAndWhite', brightness, contrast }).join(' ')} />
      <feComponentTransfer>
        <feFuncR type="gamma" exponent={exponent} />
        <feFuncG type="gamma" exponent={exponent} />
        <feFuncB type="gamma" exponent={exponent} />
      </feComponentTransfer>
      {inverted && <feColorMatrix values="-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0" />}
    </>
  );
}
