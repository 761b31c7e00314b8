import type { GroundCover } from '../../stone/catalogue/groundCover';
import type { CoverShape } from './coverShape';
import { drift } from './drift';
import { grass } from './grass';
import { gravel } from './gravel';
import { leaves } from './leaves';
import type { Standing } from './standing';
import { stripBefore } from './strip';

/** Half a stone of gravel, and half a grain of what fills the joint between a stone and paving, in mm. */
const STONE = 6.5;
const SAND = 2.2;

/**
 * What the ground is covered with before a stone's foot, so that the stone goes into the ground and does not end with a cut:
 * blades, stones, snow, leaves. The same each time for the same seed; in stone mm.
 */
export function coverBefore(
  standing: Pick<Standing, 'contact' | 'foot'>,
  { kind, tones, leaves: fallen = [] }: GroundCover,
  seed: number,
): readonly CoverShape[] {
  const strip = stripBefore(standing);
  const of = {
    grass: () => grass(strip, tones, seed),
    gravel: () => gravel(strip, STONE, tones, seed),
    // Sand in the joint and no wider: the paving beside it is swept.
    slabs: () => gravel({ ...standing.contact, foot: strip.foot }, SAND, tones.slice(0, 3), seed),
    snow: () => [drift(strip, tones, seed)],
  };
  return [...of[kind](), ...leaves(strip, fallen, seed)];
}
