// Of the published builds this one has names, by which workers/canvaskit takes out of it what the designer never asks for, and
// splits it in two.
import wasmUrl from 'canvaskit-wasm/bin/profiling/canvaskit.wasm?url';
import deferredUrl from 'canvaskit-wasm/bin/profiling/deferred.wasm?url';
import initialise from 'canvaskit-wasm/profiling';
import { FONTS } from '../../fonts/catalogue';
import { FONT_URLS } from '../../fonts/urls';
import { begunOnce } from '../../src/cache/begunOnce';
import type { ReadFont } from '../../src/lettering/fontCache';
import type { PictureSource } from '../../src/painting/canvaskit/caches/cataloguePictures';
import type { Kit } from '../../src/painting/canvaskit/kit';
import type { ReadPicture } from '../../src/scene/ownPictures';
import type { FontEntry } from '../../src/stone/catalogue/font';
import { openReliefWorker } from '../reliefs/openReliefWorker';
import { ReliefPool } from '../reliefs/pool';
import { decodedByBrowser } from './decodedByBrowser';
import { DeferredModule } from './deferredModule';
import { loadingAhead } from './loadingAhead';

/** Where the stage gets what it draws with. */
export interface Supplies {
  kit(): Promise<Kit>;
  /** Loads what CanvasKit draws with by the graphics card; left out where it is there with the kit. */
  readonly cardKit?: () => Promise<void>;
  readonly font: ReadFont;
  readonly tile: PictureSource;
  /** Begins to load a tile before there is a painter that asks for it; left out where that is of no use. */
  readonly tileAhead?: (path: string) => void;
  readonly picture: ReadPicture;
  readonly fonts: readonly FontEntry[];
  /** Opens the workers that bake reliefs; left out where they are baked on the stage's own thread. */
  readonly reliefPool?: () => ReliefPool;
  /** The same for files; to be closed by whoever makes them. */
  readonly filePool?: () => ReliefPool;
}

/** So many letters of a file take a worker longer to bake than the painting between two pauses takes. */
const GIVEN_FOR_FILES = 24;

/** The first byte of an SVG: `<`. */
const SVG_BEGINS = 0x3c;

async function bytesAt(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Those of a file of the app's own, while this thread waits: only a worker may. */
function bytesAtOnce(url: string): ArrayBuffer {
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error(`${url}: ${request.status}`);
  return request.response as ArrayBuffer;
}

const deferred = new DeferredModule(
  async () => WebAssembly.compile(await bytesAt(deferredUrl)),
  () => new WebAssembly.Module(bytesAtOnce(deferredUrl)),
);

const kit = begunOnce(async () => {
  // CanvasKit's types know of no more than the place of its module: see workers/canvaskit/glue.ts.
  const options: Parameters<typeof initialise>[0] & { readonly deferred: DeferredModule } = {
    locateFile: () => wasmUrl,
    deferred,
  };
  const begun = await initialise(options);
  // On the page's own thread nothing can be loaded while a call waits for it.
  if ('document' in globalThis) await deferred.load();
  return begun;
});

const wholeKit = begunOnce(async () => {
  await kit();
  await deferred.load();
});

/** An uploaded vignet, from the app's own origin only: a foreign design must not make requests elsewhere. */
async function uploaded(url: string): Promise<ArrayBuffer> {
  const { origin, href } = new URL(url, globalThis.location.origin);
  if (origin !== globalThis.location.origin) throw new Error(`${url} lies elsewhere`);
  const bytes = await bytesAt(href);
  // What pixels are decoded with; where that does not come, it is loaded when it is asked for. An outline, as SVG, needs none of it.
  if (new Uint8Array(bytes)[0] !== SVG_BEGINS) await wholeKit().catch(() => undefined);
  return bytes;
}

/**
 * How many workers bake reliefs: all processors but those that are busy otherwise, as the one that the stage draws with. More
 * than four have little to do, and each takes memory.
 */
function bakingWorkers(busy: number): number {
  return Math.min(4, Math.max(1, navigator.hardwareConcurrency - busy));
}

const tiles = loadingAhead(async (path: string) => {
  const bytes = await bytesAt(`/catalogue/${path}`);
  return (await decodedByBrowser(bytes)) ?? bytes;
});

/** What the stage draws with in a browser: everything comes from the app's own origin. */
export const browserSupplies: Supplies = {
  fonts: FONTS,
  kit,
  cardKit: wholeKit,
  font(file) {
    const url = FONT_URLS[file];
    return url ? bytesAt(url) : Promise.reject(new Error(`no font file ${file}`));
  },
  tile: tiles.take,
  tileAhead: tiles.begin,
  picture: uploaded,
  // Safari had no workers within workers before 15.5.
  ...(typeof Worker !== 'undefined' && {
    reliefPool: () => new ReliefPool(() => openReliefWorker(true), bakingWorkers(1)),
    // Nobody looks again at what is baked for a file, and the thread that makes it waits for what it paints next.
    filePool: () => new ReliefPool(() => openReliefWorker(false), bakingWorkers(0), GIVEN_FOR_FILES),
  }),
};
