import type { StoredStone } from '../store/stones';

/** Whether the token that allows writing is shown. */
export type Shown = 'whole' | 'forReading';

/**
 * A stone as it is shown, as JSON text: what only the server says of it, in front of the design as it is stored.
 * For reading, the token that allows writing is left out and `readOnly` is set; so is it once the stone was sent.
 */
export function stoneText(stone: StoredStone, shown: Shown): string {
  const sent = stone.status !== 'draft';
  const told = {
    id: stone.id,
    version: stone.version,
    ...(shown === 'whole' ? { token: stone.token } : {}),
    readonlyToken: stone.readonlyToken,
    readOnly: shown === 'forReading' || sent,
    sentToMason: sent ? 1 : 0,
    warnings: [],
    Price: null,
    PriceLines: [],
  };
  // A stored design is an object with fields, always: its schema fills in every one.
  return `${JSON.stringify(told).slice(0, -1)},${stone.design.trimStart().slice(1)}`;
}
