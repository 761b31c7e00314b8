import type { Mm } from '../numbers';
import { LONGEST_TRANSFORM, type Parm } from '../parm';
import { readTransform } from '../transform';
import type { Carrying } from './element';
import { copyGroup } from './group';

const FLIP = 'scale(-1 1)';

/**
 * What is done to an ornament after it was reversed, for its mirror image: the same between two reversals (M·T·M); those that
 * stand there already fall away, so that a copy's copy is written as the original.
 */
function mirroredTransform(written: string): string {
  const read = readTransform(written);
  // What cannot be read is not carried out, and a finding says so, on the copy too.
  if (!read) return written;
  const [a, b, c, d, e, f] = read;
  const transform = written.trim();
  if (/^(none)?$/i.test(transform)) return transform;
  const isBetween = transform.startsWith(`${FLIP} `) && transform.endsWith(` ${FLIP}`);
  if (isBetween && transform.length > 2 * FLIP.length + 1)
    return transform.slice(FLIP.length + 1, -FLIP.length - 1);
  const mirrored = `${FLIP} ${transform} ${FLIP}`;
  // A design with a longer one could not be stored.
  return mirrored.length <= LONGEST_TRANSFORM ? mirrored : `matrix(${[a, -b, -c, d, -e, f].join(' ')})`;
}

/** The mirror image of an element; of letters and of what is bought as it is, only of their place. */
function mirrored(element: Parm, about: Mm): Parm {
  const { position } = element;
  const place = { ...position, x: 2 * about - position.x, rotation: 0 - position.rotation };
  if (!('vignetId' in element)) return { ...element, position: place };
  const { reverse, transform } = element;
  return { ...element, position: place, reverse: !reverse, transform: mirroredTransform(transform) };
}

/** Which of these elements have a mirror image: ornaments. Letters are read one way only, other things bought as they are. */
export function mirrorable(parms: readonly Parm[], elements: readonly number[]): readonly number[] {
  return elements.filter((index) => {
    const element = parms[index];
    return element !== undefined && 'vignetId' in element;
  });
}

/**
 * Copies elements to the other side of an upright line, ornaments as their mirror images; the copies lie on top in the order
 * of their originals, and belong together as those do.
 *
 * @param about the line, in mm from the stone's left.
 */
export function mirrorCopy<S extends Carrying>(stone: S, elements: readonly number[], about: Mm): S {
  const originals = elements.filter((index) => index in stone.Parms).sort((one, other) => one - other);
  const count = stone.Parms.length;
  const copied = copyGroup(stone, originals);
  return {
    ...copied,
    Parms: copied.Parms.map((element, index) => {
      const original = stone.Parms[originals[index - count] ?? -1];
      // A plain copy is laid lower; the image stands level with its original.
      return original ? mirrored({ ...element, position: original.position }, about) : element;
    }),
  };
}
