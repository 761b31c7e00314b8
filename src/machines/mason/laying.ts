import { fromCallback } from 'xstate';
import type { LaidStencils } from '../../../workers/exporter/contract';
import { fetchOffered } from '../../api/lists';
import { fetchMasonOrder } from '../../api/mason';
import { fetchStone } from '../../api/stones';
import type { MasonSettings } from '../../painting/files/masonSettings';
import {
  coloursOf,
  rollHasTicket,
  rubberOf,
  stencilOf,
  usualMachineOf,
} from '../../painting/files/masonSettings';
import type { RollFormat } from '../../painting/nesting/rollFile';
import type { LabelWords } from '../../painting/nesting/stencilledStone';
import { layStencils } from '../../renderer/exporter';
import type { Locale } from '../../stone/catalogue/naming';
import { design } from '../../stone/stone';
import { namedBy } from './namedBy';

/** The stones whose stencils are laid, and what is made of them. */
export interface ToLay {
  readonly ids: readonly number[];
  readonly settings: MasonSettings;
  readonly format: RollFormat;
  /** Lines and arcs in a DXF, for older plotters. */
  readonly legacy: boolean;
  readonly locale: Locale;
  readonly words: LabelWords;
  /** What the files are called, without their ending. */
  readonly name: string;
}

export type LayingEvent =
  | { readonly type: 'progressed'; readonly part: number }
  | { readonly type: 'laid'; readonly laid: LaidStencils }
  | { readonly type: 'laying.failed'; readonly error: unknown };

/** Stones whose business waits for the family's approval: their stencils are not cut yet. */
export class NotApproved extends Error {
  constructor(readonly stones: readonly number[]) {
    super(`not approved: ${stones.join(', ')}`);
    this.name = 'NotApproved';
  }
}

async function lay(
  { ids, settings, ...rest }: ToLay,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<LaidStencils> {
  const rubber = rubberOf(settings);
  if (!rubber) throw new Error('the settings say of no roll how wide it is');
  const addresses = ids.map((id) => ({ id, token: undefined }));
  // As they stand now: the list may have been open since the morning.
  const orders = await Promise.all(addresses.map((address) => fetchMasonOrder(address, signal)));
  const waiting = orders.flatMap(({ id, awaitsApproval }) => (awaitsApproval ? [id] : []));
  if (waiting.length > 0) throw new NotApproved(waiting);
  const [offered, ...stones] = await Promise.all([
    fetchOffered(signal),
    ...addresses.map((address) => fetchStone(address, signal)),
  ]);
  const { stoneTypes, vignets, backgrounds, attachments } = offered;
  const request = {
    ...rest,
    stones: stones.map((stone, index) => {
      const ordered = orders[index];
      return { id: ids[index] ?? 0, design: design.parse(stone), ...(ordered && namedBy(ordered)) };
    }),
    catalogue: { stoneTypes, vignets, backgrounds, attachments },
    ...{
      rubber,
      stencil: stencilOf(settings),
      machine: usualMachineOf(settings),
      colours: coloursOf(settings),
      labelPen: settings.roll?.labelPen,
      ticket: rollHasTicket(settings),
    },
  };
  return layStencils(request, progress, signal);
}

/** Lays the stencils of several orders on rolls; stopping it ends the work at once. */
export const layThem = fromCallback<LayingEvent, ToLay, LayingEvent>(({ input, sendBack }) => {
  const work = new AbortController();
  lay(input, (part) => sendBack({ type: 'progressed', part }), work.signal).then(
    (laid) => sendBack({ type: 'laid', laid }),
    (error: unknown) => {
      if (work.signal.aborted) return;
      console.error('the stencils could not be laid', error);
      sendBack({ type: 'laying.failed', error });
    },
  );
  return () => work.abort();
});
