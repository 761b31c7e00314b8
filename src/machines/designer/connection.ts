import { fromCallback } from 'xstate';
import type { DesignerEvent } from './context';

/** Tells when the network is back, so that what waits to be saved need not wait for the next try. */
export const connection = fromCallback<DesignerEvent, undefined, DesignerEvent>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'online' });
  window.addEventListener('online', tell);
  return () => window.removeEventListener('online', tell);
});
