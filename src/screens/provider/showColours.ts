import type { Provider } from '../../stone/wire/provider';

/** Shows the page in the provider's colours, or in the product's own where he has none. */
export function showColours({ colours }: Pick<Provider, 'colours'>): void {
  const { style } = document.documentElement;
  if (colours === undefined) {
    for (const name of ['day', 'night', 'deep']) style.removeProperty(`--brand-${name}`);
    return;
  }
  style.setProperty('--brand-day', colours.day);
  style.setProperty('--brand-night', colours.night);
  // Of a button that is pressed or below a mouse: darker, so that the words on it can be read at least as well.
  style.setProperty('--brand-deep', `color-mix(in srgb, ${colours.day} 77%, #000)`);
}
