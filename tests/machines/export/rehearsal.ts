import { createActor, type EventFromLogic, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { ExportEvent } from '../../../src/machines/export/context';
import { exportMachine } from '../../../src/machines/export/exportMachine';
import type { FileOrder } from '../../../src/painting/files/formats';
import type { StoneVignet } from '../../../src/stone/stone';
import type { ExportedFile, ExportRequest } from '../../../workers/exporter/contract';
import { sampleDesign } from '../../stone/sampleDesign';

const UPLOADS: StoneVignet[] = [{ id: 7, url: '/uploads/7.png' }];

/** An order of the sample stone. */
export function requestFor(
  order: FileOrder,
  { id = 12, uploads = false }: { readonly id?: number | undefined; readonly uploads?: boolean } = {},
): ExportRequest {
  return {
    order,
    id,
    design: { ...sampleDesign(), stoneVignets: uploads ? UPLOADS : [] },
    catalogue: { stoneTypes: [], vignets: [], backgrounds: [], attachments: [] },
    locale: 'da',
  };
}

export const OFFER: FileOrder = { format: 'offer', detailed: false };
export const SVG: FileOrder = { format: 'svg', welded: false };
export const FILE: ExportedFile = { name: 'Gravsten-12.pdf', blob: new Blob(['%PDF-']) };

/** The real export machine, its files held back by the test and its time moved by it alone. */
export class Rehearsal {
  readonly clock = new SimulatedClock();
  /** What was begun, given up and handed over, in order. */
  readonly happened: string[] = [];
  #uploadsKept = () => {};
  readonly machine = exportMachine.provide({
    actors: {
      drawFile: fromCallback<ExportEvent, ExportRequest, ExportEvent>(({ input }) => {
        this.happened.push(`draw ${input.order.format}`);
        return () => this.happened.push('stop drawing');
      }),
      keepUploads: fromPromise<void, readonly StoneVignet[]>(({ input }) => {
        this.happened.push(`keep uploads ${input.map(({ id }) => id)}`);
        return new Promise((resolve) => {
          this.#uploadsKept = resolve;
        });
      }),
    },
    actions: { keep: (_, file) => this.happened.push(`keep ${file.name}`) },
  });
  readonly actor = createActor(this.machine, { clock: this.clock }).start();

  send(...events: EventFromLogic<typeof exportMachine>[]): void {
    for (const event of events) this.actor.send(event);
  }

  /** Where the machine stands. */
  get state(): string {
    const { value } = this.actor.getSnapshot();
    return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  }

  async uploadsKept(): Promise<void> {
    this.#uploadsKept();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
