import type { OutlineName } from './stoneOutlines';

/** What a photograph shows; what is left open follows from its seed. */
export interface Sitting {
  readonly seed: number;
  readonly outline: OutlineName;
  /** The stone's tile, of `catalogue/tiles`. */
  readonly stone: string;
  /** What stands behind it, of `catalogue/tiles/backgrounds`. */
  readonly scenery: string;
  /** Whether grass grows before the foot; else gravel lies there, with a weed here and there. */
  readonly grass: boolean;
  /** How dark the shadow is: the share of the light that it takes away; 0 under a grey sky. */
  readonly shadow: number;
  /** Whether the corners were placed on the stone first: upright, little ground around it. */
  readonly straightened: boolean;
}

const sitting = (
  seed: number,
  outline: OutlineName,
  stone: string,
  scenery: string,
  grass: boolean,
  shadow: number,
  straightened: boolean,
): Sitting => ({ seed, outline, stone, scenery, grass, shadow, straightened });

/** Those by which the method was made. */
export const TUNING: readonly Sitting[] = [
  sitting(101, 'arch', 'grey-granite-rough', 'yew-hedge', true, 0.55, true),
  sitting(102, 'rectangle', 'black-granite-polished', 'beech-hedge', true, 0.6, true),
  sitting(103, 'boulder', 'grey-granite-rough', 'summer-trees', true, 0.5, false),
  sitting(104, 'heart', 'dark-granite-polished', 'limewashed-wall', false, 0.5, true),
  sitting(105, 'lowArch', 'grey-granite-honed', 'shingle', false, 0.45, true),
  sitting(106, 'shouldered', 'red-granite-polished', 'brick-wall', false, 0.5, false),
  sitting(107, 'slanted', 'grey-granite-polished', 'spring-birches', true, 0.55, false),
  sitting(108, 'arch', 'dark-granite-rough', 'evening', true, 0.4, false),
  sitting(109, 'rectangle', 'light-granite-honed', 'field-stone-wall', true, 0.6, true),
  sitting(110, 'boulder', 'dark-granite-rough', 'shingle', false, 0.45, false),
  sitting(111, 'lowArch', 'black-granite-polished', 'yew-hedge', false, 0.55, false),
  sitting(112, 'rectangle', 'grey-granite-polished', 'morning-mist', true, 0, true),
  sitting(113, 'heart', 'grey-granite-polished', 'beech-hedge', true, 0.5, false),
  sitting(114, 'slanted', 'light-granite-honed', 'snow', false, 0.45, true),
];

/** Those by which it is judged: other seeds, and no pair of stone and scenery of the others. */
export const HELD_OUT: readonly Sitting[] = [
  sitting(901, 'arch', 'red-granite-polished', 'limewashed-wall', false, 0.55, true),
  sitting(902, 'rectangle', 'grey-granite-rough', 'autumn-trees', true, 0.55, false),
  sitting(903, 'boulder', 'light-granite-honed', 'beech-hedge', true, 0.5, true),
  sitting(904, 'heart', 'black-granite-polished', 'spring-birches', true, 0.55, false),
  sitting(905, 'lowArch', 'grey-granite-polished', 'field-stone-wall', true, 0.5, true),
  sitting(906, 'shouldered', 'dark-granite-polished', 'summer-trees', true, 0.6, true),
  sitting(907, 'slanted', 'grey-granite-honed', 'brick-wall', false, 0.5, false),
  sitting(908, 'arch', 'dark-granite-polished', 'shingle', false, 0.5, true),
  sitting(909, 'rectangle', 'red-granite-polished', 'yew-hedge', false, 0.6, false),
  sitting(910, 'boulder', 'grey-granite-honed', 'evening', true, 0.4, false),
  sitting(911, 'lowArch', 'light-granite-honed', 'summer-trees', true, 0.45, true),
  sitting(912, 'shouldered', 'grey-granite-rough', 'limewashed-wall', false, 0.5, true),
  sitting(913, 'arch', 'black-granite-polished', 'morning-mist', true, 0, false),
  sitting(914, 'slanted', 'dark-granite-rough', 'autumn-trees', true, 0.5, true),
];
