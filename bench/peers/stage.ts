import fontUrl from '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf?url';
import tileUrl from '../../catalogue/tiles/black-granite-polished.webp?url';
import type { BenchScene } from '../scene';
import { LETTERS } from './placing';

/** Gold and white as flat colours. */
export const GOLD = '#d6a859';
export const WHITE = '#f2f0e8';

/** The colour behind the stone. */
export const BEHIND = '#dfe4e6';

/** Everything a peer draws with. */
export interface Supplies {
  readonly scene: BenchScene;
  readonly tile: HTMLImageElement;
  /** The canvas in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** CSS pixel = mm × pxPerMm + left or top: the stone with 7 % air around it, as in this renderer. */
  readonly pxPerMm: number;
  readonly left: number;
  readonly top: number;
}

let loading: Promise<HTMLImageElement> | undefined;

async function loadTile(): Promise<HTMLImageElement> {
  const tile = new Image();
  tile.src = tileUrl;
  await tile.decode();
  return tile;
}

async function loadLetters(): Promise<void> {
  document.fonts.add(await new FontFace(LETTERS, `url(${fontUrl})`).load());
}

/**
 * Loads a scene of the bench, the letters and the granite.
 *
 * @param url where the scene is, as JSON.
 */
export async function loadScene(url: string): Promise<Supplies> {
  loading ??= Promise.all([loadTile(), loadLetters()]).then(([tile]) => tile);
  const [tile, scene] = await Promise.all([
    loading,
    fetch(url).then((answer) => answer.json() as Promise<BenchScene>),
  ]);
  const { innerWidth: width, innerHeight: height } = window;
  const air = Math.min(width, height) * 0.07;
  const pxPerMm = Math.min((width - 2 * air) / scene.width, (height - 2 * air) / scene.height);
  const left = Math.round((width - scene.width * pxPerMm) / 2);
  const top = Math.round((height - scene.height * pxPerMm) / 2);
  return { scene, tile, width, height, pxPerMm, left, top };
}
