import { boxVolumeOf, volumeOf, weightOf } from '../../../scene/checks/weight';
import { saidMake } from '../../../scene/saidMake';
import { nameIn } from '../../../stone/catalogue/naming';
import type { PermitPack } from './pack';
import { times, written } from './speech';

/** What is known of a stone, in words, for the data sheet and for the application alike; empty where it is not known. */
export interface StoneFacts {
  readonly material: string;
  readonly finish: string;
  readonly edge: string;
  readonly sides: string;
  readonly bevel: string;
  readonly thickness: string;
  readonly base: string;
  readonly volume: string;
  readonly boxVolume: string;
  readonly weight: string;
  readonly weightWithBase: string;
  readonly density: string;
  readonly dowels: string;
  readonly foundation: string;
}

const range = (least: string, most: string) => (least === most ? least : `${least}–${most}`);

/** What a stone is, in the language of the papers. Lengths in mm, volumes in m³, weights in kg. */
export function stoneFacts(pack: PermitPack): StoneFacts {
  const { scene, judged, given, speech } = pack;
  const { locale, rules } = speech;
  const { variant, made } = scene.slab;
  const { thickness, under } = judged;
  const number = (value: number, digits = 2) => written(value, locale, digits);
  const whole = (value: number) => number(value, 0);
  const known = thickness === undefined ? undefined : { ...judged, thickness };
  const alone = known && weightOf(known, judged.density);
  const together = known && under && saidMake(scene.slab, locale).weight;
  const { dowels, foundation } = given;
  return {
    // A photograph does not show what it is of.
    material: judged.rock === undefined ? '' : nameIn(locale, variant),
    finish: judged.finish ? rules.word(judged.finish) : '',
    edge: made.edge ? rules.word(made.edge) : '',
    sides: made.side ? rules.word(made.side) : '',
    bevel: made.bevel > 0 ? number(made.bevel) : '',
    thickness: known ? number(known.thickness) : '',
    base: under ? times([under.width, under.height, under.depth], locale) : '',
    volume: known ? number(volumeOf(known), 3) : '',
    boxVolume: known ? number(boxVolumeOf(known), 3) : '',
    weight: alone ? range(whole(alone.least), whole(alone.most)) : '',
    weightWithBase: together ? range(whole(together.least), whole(together.most)) : '',
    density: range(whole(judged.density.least), whole(judged.density.most)),
    dowels: dowels
      ? speech.say('data.dowelsOf', {
          count: dowels.count,
          diameter: number(dowels.diameter),
          length: number(dowels.length),
        })
      : '',
    foundation: foundation ? times([foundation.width, foundation.depth, foundation.height], locale) : '',
  };
}
