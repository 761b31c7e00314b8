import type { Grip, Stage, View } from '../../../../../workers/stage/contract';
import { SHOWN } from '../../../../machines/designer/samples';

/** A call of the stage, as it was asked for. */
type Asked = { readonly [C in 'place' | 'show' | 'look' | 'hold']: readonly [C, ...Parameters<Stage[C]>] };

/** What the stage was asked for, in order. The stage itself needs a browser: e2e draws with it. */
export const asked: Asked[keyof Asked][] = [];

/** The calls of one name, without it. */
export function askedFor<C extends keyof Asked>(call: C): Parameters<Stage[C]>[] {
  return asked.flatMap(([name, ...rest]) => (name === call ? [rest as Parameters<Stage[C]>] : []));
}

/** Where the gaps of the selected line are, in its own mm. */
export const GRIP: Grip = {
  element: 0,
  gaps: [-50, 0, 50].map((x) => ({ x, y: 0, angle: 0, top: -20, bottom: 20 })),
};

const stage = {
  place: async (...rest: Parameters<Stage['place']>) => {
    asked.push(['place', ...rest]);
    return rest[1];
  },
  show: async (...rest: Parameters<Stage['show']>) => {
    asked.push(['show', ...rest]);
    return SHOWN;
  },
  look: async (view: View) => {
    asked.push(['look', view]);
    return view;
  },
  hold: async (...rest: Parameters<Stage['hold']>) => {
    asked.push(['hold', ...rest]);
    return { grip: GRIP, marks: [] };
  },
};

/** Stands in for `src/renderer/renderer`. */
export const fakeRenderer = { openRenderer: async () => ({ stage }) };
