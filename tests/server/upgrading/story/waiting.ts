import { CONTACT, plain } from './designs';
import { link, type Teller, user, VISITOR } from './teller';
import type { Written } from './written';

/** What is sent while the mail server is away: its letters wait in the outbox. */
export async function waitingWrite(teller: Teller, written: Written): Promise<void> {
  const send = async (design: object, body: object, as?: ReturnType<typeof user>, language = 'da') => {
    const made = await teller.stone(design, as);
    const by = as ?? link(made.token);
    await teller.tell('POST', `/api/sendToMason/${made.id}`, { as: by, body, language });
    written.keep(made);
    return made;
  };
  await send(plain('Venter på svar'), CONTACT);
  await send(
    plain('Uden stenhugger'),
    { ...CONTACT, StonemasonId: null, ChurchyardName: 'Nordre' },
    undefined,
    'de',
  );
  await send(plain('Fra bedemanden', { Comment: 'Haster' }), CONTACT, user('bedemand'));
  const dropped = await send(plain('Aflyst inden afsendelse'), CONTACT, user('bedemand'));
  const body = { status: 'cancelled' };
  await teller.tell('PUT', `/api/stone/${dropped.id}/status`, { as: user('bedemand'), body });
  const caseId = await teller.project({ decName: 'Grethe Dam', ...CONTACT, StonemasonId: 4 }, user('otto'));
  const ofCase = await teller.stone(plain('Grethe Dam', { ProjectId: caseId }), user('otto'));
  await teller.tell('POST', `/api/sendToMason/project${caseId}`, { as: user('otto'), body: {} });
  written.keep(ofCase);
  written.cases.push(caseId);
  if (teller.has('POST /api/passwordLetter'))
    await teller.tell('POST', '/api/passwordLetter', { as: VISITOR, body: { name: 'bedemand' } });
}
