import type { EtchedTone } from '../../stone/etching/parm';
import { toneMatrix } from '../../stone/photograph/tone';
import { ETCHED, INVERTED_TONES } from '../halftone/etched';
import { plainNumber } from './plainNumber';

const transfer = (alpha: string) => `<feComponentTransfer><feFuncA ${alpha}/></feComponentTransfer>`;

const INVERTED = INVERTED_TONES.map(plainNumber).join(' ');

/**
 * SVG's filter that shows a photograph as an etching from afar: its tone becomes the opacity of the pale of engraved stone.
 * Sharpening is left to the machine's picture: it is finer than a screen shows.
 */
export function etchedFilter({ gamma = 1, inverted, ...light }: EtchedTone): string {
  const luma = toneMatrix({ tone: 'blackAndWhite', ...light }).slice(0, 5);
  const pale = ETCHED.map((part) => [0, 0, 0, 0, part]);
  // The opacity is what luma says; a photograph is opaque all over.
  const rows = [...pale.flat(), ...luma].map(plainNumber).join(' ');
  const curve =
    gamma === 1 ? '' : transfer(`type="gamma" amplitude="1" exponent="${plainNumber(1 / gamma)}" offset="0"`);
  return `<feColorMatrix values="${rows}"/>${curve}${inverted ? transfer(`type="table" tableValues="${INVERTED}"`) : ''}`;
}
