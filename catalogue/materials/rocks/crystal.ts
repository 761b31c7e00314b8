import type { Mineral } from '../recipe';

/** A mineral, of which only what sets it apart from most is written down. */
export const crystal = (given: Partial<Mineral> & Pick<Mineral, 'colour' | 'share' | 'size'>): Mineral => ({
  spread: 0.4,
  stretch: 1.5,
  variety: 8,
  run: 5,
  cloud: 4,
  cluster: 0,
  ...given,
});
