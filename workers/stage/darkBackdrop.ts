import type { Scene } from '../../src/scene/scene';
import type { Background } from '../../src/stone/catalogue/background';

/** The number of the plain daylight that every new stone stands in (catalogue/backgrounds.json). */
const DAYLIGHT = 10;

/** Its tones on a dark page: bright enough that black granite stands out from them. Its light on the stone stays as it is. */
const DARK: Pick<Background, 'top' | 'bottom' | 'ground'> = {
  top: '#605c56',
  bottom: '#46433f',
  ground: '#33312e',
};

const known = new WeakMap<Background, Background>();

/** Plain daylight as it is seen on a dark page; any other background, and any picture that is made, is not concerned. */
export function onDarkPage(scene: Scene): Scene {
  const { background } = scene;
  if (background?.id !== DAYLIGHT) return scene;
  // The same object each time: layers are kept as long as their background is the same.
  const dark = known.get(background) ?? { ...background, ...DARK };
  known.set(background, dark);
  return { ...scene, background: dark };
}
