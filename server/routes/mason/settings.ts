import {
  type MasonsSettings,
  masonsSettings,
  settingsRequest,
} from '../../../src/painting/files/masonsSettings';
import { tokenKind } from '../../credentials/tokens';
import type { Caller } from '../../domain/caller';
import { refusalAt } from '../../domain/permissions';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowUser } from '../../http/guardProject';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { stoneOfMasonLink } from '../../store/masonLinks';
import { type KeptSettings, keepSettings, settingsOfMason } from '../../store/masonSettings';
import { storedMason } from '../../store/stonemasons';
import { findStone } from '../../store/stones';

/** The stonemason that the caller works for, by a login or by the link in a letter. */
async function masonBehind(queries: Queries, caller: Caller): Promise<number> {
  if (caller.kind === 'tokenHolder' && tokenKind(caller.token) === 'mason') {
    const id = await stoneOfMasonLink(queries, caller.token);
    const stone = id === undefined ? undefined : await findStone(queries, id);
    if (!stone?.mason || refusalAt(caller, 'readOrder', stone)) throw new Refusal('masonLinkEnded');
    return stone.mason.id;
  }
  return masonOf(caller);
}

/** The settings without the list of prices: the link in a letter tells what its own order costs by it, and no more. */
function withoutPrices(kept: KeptSettings): KeptSettings {
  const { prices: _prices, ...settings } = kept.settings;
  return { ...kept, settings };
}

/** The stonemason that a user works for. */
function masonOf(caller: Caller): number {
  const { stonemasonId } = allowUser(caller);
  if (stonemasonId === undefined) throw new Refusal('noMason');
  return stonemasonId;
}

/**
 * GET /api/mason/settings: how a stonemason's files are made; whoever has the link of one of his orders reads it, too, since
 * its files are made so, but not his prices. PUT: says so, for everybody who works for him.
 */
export function masonSettingsCalls(app: App, { database }: Services): void {
  async function told(mason: number, kept: KeptSettings): Promise<MasonsSettings> {
    const { settings, version, changedBy, changedAt } = kept;
    const name = (await storedMason(database, mason))?.Name ?? '';
    return { settings, version, mason: name, changedBy, changedAt: changedAt?.toISOString() ?? null };
  }

  const reading = {
    summary: 'How a stonemason’s files are made',
    response: answering(masonsSettings, 401, 403, 404),
  };
  app.get('/api/mason/settings', { schema: reading }, async ({ caller }) => {
    const mason = await masonBehind(database, caller);
    const kept = await settingsOfMason(database, mason);
    return told(mason, caller.kind === 'user' ? kept : withoutPrices(kept));
  });

  const keeping = {
    summary: 'Say how a stonemason’s files are made',
    body: settingsRequest,
    response: answering(masonsSettings, 400, 401, 403, 404, 409, 415),
  };
  app.put('/api/mason/settings', { schema: keeping }, async ({ caller, body }) => {
    const mason = masonOf(caller);
    const kept = await keepSettings(database, mason, body, allowUser(caller).id);
    if (!kept) throw new Refusal('settingsStale');
    return told(mason, kept);
  });
}
