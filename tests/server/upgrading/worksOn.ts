import { expect } from 'vitest';
import { z } from 'zod';
import { callAt, type Tokens } from './client';
import type { Asker, KeptStore } from './keptStore';
import { CONTACT } from './story/designs';
import { link, user, VISITOR } from './story/teller';

const answered = z.object({ version: z.number(), status: z.string() }).loose();

/** Goes on with an upgraded store as people would: saves, repeats, sends and confirms. */
export async function worksOn(url: string, { named, logins }: KeptStore, tokens: Tokens): Promise<void> {
  const call = async (method: string, path: string, by: Asker, body?: unknown, headers = {}) => {
    const answer = await callAt(url, method, { path, by, language: 'da', body }, tokens, headers);
    return { status: answer.status, text: await answer.text() };
  };
  const { draft, ofCase, keyed, question } = named;
  const path = `/api/stone/${draft.id}`;
  const family = link(draft.token);

  const before = answered.parse(JSON.parse((await call('GET', path, family)).text));
  const saved = await call('PUT', path, family, { ...before, designName: 'Gemt efter opgraderingen' });
  expect([saved.status, answered.parse(JSON.parse(saved.text))]).toMatchObject([
    200,
    { version: before.version + 1, designName: 'Gemt efter opgraderingen', Parms: before.Parms },
  ]);

  // The same creation under its key is not made again, though another version made it.
  const again = await call('POST', '/api/stone/', VISITOR, keyed.body, { 'idempotency-key': keyed.key });
  expect(again).toEqual({ status: 200, text: keyed.answer });

  const sent = await call('POST', `/api/sendToMason/${ofCase.id}`, user('bedemand'), CONTACT);
  expect([sent.status, answered.parse(JSON.parse(sent.text)).status]).toEqual([200, 'ordered']);

  if (question !== null) {
    const confirmed = await call('POST', `/api/confirmation/${question}`, VISITOR, { answer: 'confirm' });
    expect([confirmed.status, JSON.parse(confirmed.text).state]).toEqual([200, 'confirmed']);
  }
  const made = await call('POST', '/api/stone/', user(logins[0]?.username ?? ''), before);
  expect(made.status).toBe(200);
}
