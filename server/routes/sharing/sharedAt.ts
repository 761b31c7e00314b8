import { numberedPath, pathToken } from '../../../src/stone/wire/paths';
import { tokenKind } from '../../credentials/tokens';
import { readsOnly } from '../../domain/permissions';
import type { Queries } from '../../store/database';
import { findStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';

/** The address of a stone that is shared: its number and its token for reading. */
export const sharedPath = numberedPath.extend({ token: pathToken });

/** The stone of an address with its token for reading; undefined for any other token, and for no stone. */
export async function sharedAt(queries: Queries, address: unknown): Promise<StoredStone | undefined> {
  const read = sharedPath.safeParse(address);
  if (!read.success || tokenKind(read.data.token) !== 'readonly') return undefined;
  const stone = await findStone(queries, read.data.id);
  const holder = { kind: 'tokenHolder', token: read.data.token } as const;
  return stone && readsOnly(holder, stone) ? stone : undefined;
}
