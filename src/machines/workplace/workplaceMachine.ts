import { type ActorRefFrom, setup } from 'xstate';
import type { Opening } from '../designer/context';
import { type DesignerActor, type DesignerSnapshot, designerMachine } from '../designer/designerMachine';
import { exportMachine } from '../export/exportMachine';
import { letteringMachine } from '../lettering/letteringMachine';
import { popupsMachine } from '../popups/popupsMachine';
import { sendingMachine } from '../sending/sendingMachine';
import { renewingMachine } from '../stone/renewingMachine';
import { stoneMachine } from '../stone/stoneMachine';
import { takingOverMachine } from '../stone/takingOverMachine';
import { uploadingMachine } from '../uploading/uploadingMachine';

interface WorkplaceContext {
  readonly designer: DesignerActor;
}

/** The machines within a workplace. */
const ACTORS = {
  designer: designerMachine,
  sending: sendingMachine,
  stone: stoneMachine,
  takingOver: takingOverMachine,
  renewing: renewingMachine,
  uploading: uploadingMachine,
  popups: popupsMachine,
  export: exportMachine,
  lettering: letteringMachine,
};
export type WorkplaceActors = typeof ACTORS;

const workplaceSetup = setup({
  types: {
    context: {} as WorkplaceContext,
    input: {} as Opening,
    events: {} as { readonly type: 'xstate.snapshot.designer'; readonly snapshot: DesignerSnapshot },
    children: {} as { [Name in keyof WorkplaceActors]: Name },
  },
  actors: ACTORS,
  guards: {
    isLoading: ({ event }) => event.snapshot.matches('loading'),
    isFailing: ({ event }) => event.snapshot.matches('failing'),
    isDesigning: ({ event }) => event.snapshot.matches('designing'),
  },
});

/** What a machine is given that works on the stone in the designer. */
const ON_STONE = ({ context: { designer } }: { context: WorkplaceContext }) => ({ designer });

/**
 * One opened stone with all that goes on around it: the designer, which lives as long as the workplace, and the machines
 * that need a loaded stone, which begin when it is loaded and end when it fails.
 */
export const workplaceMachine = workplaceSetup.createMachine({
  id: 'workplace',
  context: ({ input, spawn }) => ({
    designer: spawn('designer', { id: 'designer', input, syncSnapshot: true }),
  }),
  initial: 'loading',
  states: {
    loading: {
      on: {
        'xstate.snapshot.designer': [
          { guard: 'isDesigning', target: 'designing' },
          { guard: 'isFailing', target: 'failing' },
        ],
      },
    },
    failing: { on: { 'xstate.snapshot.designer': { guard: 'isLoading', target: 'loading' } } },
    designing: {
      on: { 'xstate.snapshot.designer': { guard: 'isFailing', target: 'failing' } },
      invoke: [
        { src: 'sending', id: 'sending', input: ON_STONE },
        { src: 'stone', id: 'stone', input: ON_STONE },
        { src: 'takingOver', id: 'takingOver', input: ON_STONE },
        { src: 'renewing', id: 'renewing', input: ON_STONE },
        { src: 'uploading', id: 'uploading', input: ON_STONE },
        { src: 'popups', id: 'popups', input: ON_STONE },
        { src: 'export', id: 'export' },
        { src: 'lettering', id: 'lettering' },
      ],
    },
  },
});

/** A running workplace, as others see it. */
export type WorkplaceActor = ActorRefFrom<typeof workplaceMachine>;
