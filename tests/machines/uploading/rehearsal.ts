import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DesignerActor } from '../../../src/machines/designer/designerMachine';
import type { ChosenPicture, UploadingEvent } from '../../../src/machines/uploading/context';
import type { Deletion, Order } from '../../../src/machines/uploading/effects';
import type { Uploaded } from '../../../src/machines/uploading/uploaded';
import { uploadingMachine } from '../../../src/machines/uploading/uploadingMachine';
import type { Stone } from '../../../src/stone/stone';
import type { Straightening } from '../../../workers/pictures/contract';

export const PICTURE: ChosenPicture = { url: 'blob:picture', blob: new Blob(['x']), width: 400, height: 300 };

export const OWN_STONE: Uploaded = {
  kind: 'stone',
  stone: { id: 1_000_001, url: '/uploads/1.webp', width: 600, height: 900, outline: 'M0 0H600V900H0Z' },
  within: { left: 0.1, top: 0.1, right: 0.9, bottom: 0.9 },
};

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The real machine of an upload, its work held back by the test. */
export class Rehearsal {
  /** What was begun and given up, in order. */
  readonly happened: string[] = [];
  /** Which events were heard in which states. */
  readonly heard = new Set<string>();
  #pending: Pending | undefined;

  readonly #hold = <T>(what: string): Promise<T> => {
    this.happened.push(what);
    return new Promise<T>((resolve, reject) => {
      this.#pending = { resolve: resolve as (value: unknown) => void, reject };
    });
  };

  readonly actor = createActor(
    uploadingMachine.provide({
      actors: {
        settle: fromPromise<void, DesignerActor>(() => this.#hold('save')),
        readPicture: fromPromise<ChosenPicture, Blob>(() => this.#hold('read')),
        straighten: fromPromise<Blob, Straightening>(({ input }) =>
          this.#hold(`straighten ${input.type} ${input.margin}`),
        ),
        upload: fromCallback<UploadingEvent, Order, UploadingEvent>(({ input }) => {
          const by = input.strokes.length > 0 ? ` by ${input.strokes.length} strokes` : '';
          const tracing = input.tracings.at(-1);
          const traced = tracing
            ? ` traced from ${tracing.threshold}${tracing.inverted ? ' inverted' : ''}`
            : '';
          this.happened.push(`upload ${input.kind}${input.keepBackground ? ' whole' : ''}${by}${traced}`);
          return () => this.happened.push('stop uploading');
        }),
        removeStone: fromPromise<Stone, Deletion>(({ input }) => this.#hold(`delete ${input.id}`)),
        giveUp: fromPromise<boolean, DesignerActor>(() => this.#hold('give up')),
      },
      actions: {
        place: () => this.happened.push('place'),
        reload: () => this.happened.push('reload'),
        forget: () => undefined,
        endPictures: () => undefined,
      },
    }),
    // The machine only hands it on to its work, which the test does.
    { input: { designer: {} as DesignerActor } },
  ).start();

  send(...events: UploadingEvent[]): void {
    for (const event of events) {
      this.heard.add(`${this.state} ${event.type}`);
      this.actor.send(event);
    }
  }

  /** The work that is held back succeeds. */
  async done(value?: unknown): Promise<void> {
    this.heard.add(`${this.state} done`);
    this.#pending?.resolve(value);
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** The work that is held back fails. */
  async fail(error: unknown): Promise<void> {
    this.heard.add(`${this.state} failed`);
    this.#pending?.reject(error);
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Where the machine stands. */
  get state(): string {
    const { value } = this.actor.getSnapshot();
    return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  }

  get context() {
    return this.actor.getSnapshot().context;
  }

  /** On to the step of the measures. */
  async measuring(kind: 'stone' | 'vignet' = 'stone'): Promise<void> {
    this.send({ type: 'open', kind, onto: 'saved' }, { type: 'choose', file: new Blob() });
    await this.done(PICTURE);
    this.send({ type: 'next' }, { type: 'next' });
  }

  /** On to the sending. */
  async sending(kind: 'stone' | 'vignet' = 'stone'): Promise<void> {
    await this.measuring(kind);
    this.send({ type: 'measure', side: 'height', mm: 900 }, { type: 'next' });
    await this.done(new Blob());
  }
}
