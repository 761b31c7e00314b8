import type { WhichLinks } from '../../src/stone/wire/renewLinks';
import { mintToken } from '../credentials/tokens';
import type { Queries } from './database';
import { forgetAnswersAbout } from './idempotency';
import { endProposalLinks } from './proposals/links';
import { findStone } from './stones';
import type { StoredStone } from './storedStone';

/**
 * Gives a stone new tokens; the old ones are invalid from then on. Its version stays, like its design. In a transaction
 * that has locked the stone.
 *
 * @returns the stone with its new tokens.
 */
export async function renewTokens(
  inside: Queries,
  { id }: Pick<StoredStone, 'id'>,
  which: Exclude<WhichLinks, 'mason'>,
): Promise<StoredStone> {
  await inside.run(
    'update stones set token = coalesce($2, token), readonly_token = coalesce($3, readonly_token) where id = $1',
    [id, which === 'reading' ? null : mintToken('stone'), which === 'editing' ? null : mintToken('readonly')],
  );
  // The family's former link allows reading too. A new unused token keeps the record that the stone was taken over.
  if (which !== 'editing')
    await inside.run('update take_overs set former_token = $2 where stone_id = $1', [id, mintToken('stone')]);
  if (which !== 'reading') await endProposalLinks(inside, id);
  await forgetAnswersAbout(inside, id);
  const renewed = await findStone(inside, id);
  if (!renewed) throw new Error('the stone whose links were renewed is gone');
  return renewed;
}
