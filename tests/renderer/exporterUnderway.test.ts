import { expose } from 'comlink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Design } from '../../src/stone/stone';
import type { ExportRequest, PlacedRequest } from '../../workers/exporter/contract';
import type { StageCatalogue } from '../../workers/stage/contract';

/** What the workers that were opened were asked for, in order, and how each answers. */
let workers: {
  readonly asked: string[];
  readonly answer: (kind: 'make' | 'place') => void;
  ended: boolean;
}[];

/** A worker at the other end of a channel: it answers when the test says so, and never after it was ended. */
class ChannelWorker extends EventTarget {
  private readonly channel = new MessageChannel();
  private readonly kept: (typeof workers)[number];

  constructor() {
    super();
    const asked: string[] = [];
    const answers = new Map<string, (blob: Blob) => void>();
    const ask = (kind: string) => {
      asked.push(kind);
      return new Promise<Blob>((resolve) => answers.set(kind, resolve));
    };
    this.kept = { asked, answer: (kind) => answers.get(kind)?.(new Blob([kind])), ended: false };
    workers.push(this.kept);
    const told = {
      make: () => ask('make'),
      place: () => ask('place'),
      know: ({ vignets }: StageCatalogue) => void asked.push(`know ${vignets.length}`),
      prepare: () => void asked.push('prepare'),
    };
    expose(told, this.channel.port1);
    this.channel.port2.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    this.channel.port2.start();
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.channel.port2.postMessage(message, transfer);
  }

  terminate(): void {
    this.kept.ended = true;
    this.channel.port1.close();
    this.channel.port2.close();
  }
}

/** Opens no worker before it is asked for something: anew for each test. */
const opened = () => import('../../src/renderer/exporter');

beforeEach(() => {
  workers = [];
  vi.resetModules();
  vi.stubGlobal('Worker', ChannelWorker);
});
afterEach(() => vi.unstubAllGlobals());

test('A picture that is being drawn is begun anew in the next worker where a file beside it is cancelled', async () => {
  const { exportFile, placedPicture } = await opened();
  const giving = new AbortController();
  const picture = placedPicture({} as PlacedRequest, new AbortController().signal);
  const file = exportFile({} as ExportRequest, () => undefined, giving.signal);
  await vi.waitFor(() => expect(workers[0]?.asked).toEqual(['place', 'make']));
  giving.abort();
  await expect(file).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(workers[1]?.asked).toEqual(['place']));
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  workers[1]?.answer('place');
  expect(await (await picture).text()).toBe('place');
});

test('The catalogue is told once, and again to the next worker and where it is another', async () => {
  const { placedPicture, prepareExporter } = await opened();
  const stoneTypes: StageCatalogue['stoneTypes'] = [];
  const parts = { stoneTypes, backgrounds: [], attachments: [] };
  const request = (vignets: StageCatalogue['vignets']) =>
    ({ catalogue: { ...parts, vignets }, design: {}, width: 1 }) as unknown as PlacedRequest;
  const none: StageCatalogue['vignets'] = [];
  prepareExporter({ design: {} as Design, isCut: true }, { ...parts, vignets: none });
  const first = placedPicture(request(none), new AbortController().signal);
  const worker = workers.at(-1);
  await vi.waitFor(() => expect(worker?.asked).toEqual(['know 0', 'prepare', 'place']));
  worker?.answer('place');
  await first;
  const giving = new AbortController();
  const second = placedPicture(request([...none]), giving.signal);
  await vi.waitFor(() => expect(worker?.asked.slice(3)).toEqual(['know 0', 'place']));
  giving.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  void placedPicture(request(none), new AbortController().signal).catch(() => undefined);
  await vi.waitFor(() => expect(workers.at(-1)?.asked).toEqual(['know 0', 'place']));
  expect(workers.at(-1)).not.toBe(worker);
});
