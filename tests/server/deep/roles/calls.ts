import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../startServer';
import type { Subjects } from './family';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call with a valid body and address, so that only the caller's role decides. */
export interface RoleCall {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
}

const CONTACT = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };
/** A key without a challenge. */
const KEY = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const STYLE = { name: 'Navne', fontFamily: 'Cinzel', fontSize: '42' };
const PLACE = /\{(\w+)\}/g;

/** A drawing that can be traced. */
const drawing = sharp({ create: { width: 120, height: 160, channels: 3, background: '#ffffff' } })
  .composite([
    { input: { create: { width: 60, height: 80, channels: 3, background: '#000000' } }, left: 30, top: 40 },
  ])
  .png()
  .toBuffer()
  .then((bytes) => `data:image/png;base64,${bytes.toString('base64')}`);

async function bodyOf(line: string): Promise<unknown> {
  const image = await drawing;
  const bodies: Readonly<Record<string, unknown>> = {
    'POST /api/login': { username: 'admin', password: DEMO_PASSWORD },
    'POST /api/inspect': { designName: 'Ny' },
    'POST /api/stone/': { designName: 'Ny' },
    'PUT /api/stone/{id}': { designName: 'Ny' },
    'POST /api/removebg/{id}/stonetype/{keepBackground}': { image, width: 600 },
    'POST /api/removebg/{id}/vignet': { image },
    'POST /api/removebg/{id}/photograph': { image },
    'POST /api/removebg/{id}/vignet (archive)': { image, archive: true },
    'POST /api/removebg/{id}/{token}': { image, kind: 'vignet' },
    'POST /api/removebg/{id}/{token} (strokes)': {
      image,
      kind: 'stonetype',
      width: 600,
      strokes: [{ keeps: true, radius: 0.05, points: [[0.5, 0.5]] }],
    },
    'PUT /api/lettering/pair': { fontFamily: 'Cinzel', cursive: false, before: 'A', after: 'V', percent: -3 },
    'PUT /api/lettering/style': STYLE,
    'PUT /api/lettering/style/{id}': { name: 'Årstal' },
    'PUT /api/mason/settings': { version: 0, settings: { leastStroke: 0.9 } },
    'POST /api/project/': { decName: 'Far' },
    'PUT /api/project/{id}': { decName: 'Far' },
    'POST /api/sendToMason/{id}': { StonemasonId: 1, ...CONTACT },
    'POST /api/sendToMason/project{id}': { StonemasonId: 1 },
    'POST /api/confirmation/{token}': { answer: 'confirm' },
    'POST /api/passwordLetter': { name: 'bedemand' },
    'POST /api/password/{token}': { password: 'en helt ny adgangskode' },
    'POST /api/login/passkey': {
      ...KEY,
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
    },
    'POST /api/passkeys/begin': { given: DEMO_PASSWORD },
    'POST /api/passkeys': { ...KEY, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } },
    'POST /api/secondFactor': { password: DEMO_PASSWORD },
    'POST /api/secondFactor/confirm': { code: '123456' },
    'POST /api/secondFactor/codes': { code: '123456' },
    'POST /api/secondFactor/end': { code: '123456' },
    'POST /api/stone/{id}/takeOver': { token: 'st_somebody-elses' },
    'POST /api/stone/{id}/renewLinks': { which: 'both' },
    'POST /api/stone/{id}/questions': { text: 'Hvor?', place: { x: 10, y: 20 } },
    'POST /api/stone/{id}/questions/{question}/messages': { text: 'Her.' },
    'PUT /api/stone/{id}/questions/{question}': { isResolved: true },
    'POST /api/stone/{id}/proposal': {
      version: 1,
      reason: 'For tynd.',
      changes: [{ element: 0, height: 31 }],
    },
    'PUT /api/stone/{id}/proposal': { proposal: 987_654_321, decision: 'accept' },
    'PUT /api/proposal/{token}': { proposal: 987_654_321, decision: 'accept' },
    'POST /api/project/{id}/approval': { approvers: [{ name: 'Bo' }], needed: 1 },
    'POST /api/stone/{id}/approval': { approvers: [{ name: 'Bo' }], needed: 1 },
    'POST /api/stone/{id}/approval/comments/{comment}/messages': { text: 'Her.' },
    'PUT /api/stone/{id}/approval/comments/{comment}': { isResolved: true },
    'PUT /api/stone/{id}/alternatives/name': { name: 'Lys granit' },
    'POST /api/stone/{id}/alternatives/link': {},
    'PUT /api/choose/{token}': { letter: 'A' },
    'POST /api/approve/{token}': { round: 1, decision: 'approve' },
    'PUT /api/approve/{token}/ticks': { key: 'AAAAAAAA', isTicked: true },
    'POST /api/approve/{token}/comments': { text: 'Her.', pin: { kind: 'whole' } },
    'POST /api/approve/{token}/comments/{comment}/messages': { text: 'Her.' },
    'PUT /api/approve/{token}/comments/{comment}': { isResolved: true },
    'PUT /api/stone/{id}/status': { status: 'received' },
    'PUT /api/stone/{id}/status (cancel)': { status: 'cancelled' },
  };
  return bodies[line];
}

/** The `id` in an address. */
function named(line: string, about: Subjects): number | string {
  const { stoneId, projectId, stoneTypeId, sessionId } = about;
  if (/workshop/.test(line)) return '00000000-0000-4000-8000-000000000000';
  if (line.endsWith('(missing)')) return 987_654_321;
  if (/lettering/.test(line)) return /pair/.test(line) ? about.pairId : about.styleId;
  if (/\/sessions|\/passkeys/.test(line)) return sessionId;
  if (/\/project/.test(line)) return projectId;
  return /\/stonetype\/\{id\}/.test(line) ? stoneTypeId : stoneId;
}

/** The values of an address's parameters. */
function filling(line: string, about: Subjects, cookie: string | null): Readonly<Record<string, unknown>> {
  const { stoneId, vignetId, readonlyToken, picture } = about;
  const id = named(line, about);
  return {
    id: /prepareStone/.test(line) ? 15 : id,
    type: /prepareStone/.test(line) ? 'coffin' : 'all',
    idOrType: line.endsWith('(one)') ? 15 : 'all',
    stoneId,
    keepBackground: 1,
    token: /shared/.test(line) ? readonlyToken : (cookie ?? 'public'),
    param: vignetId,
    part: 'dxf',
    name: picture,
    question: 987_654_321,
    approver: 987_654_321,
    comment: 987_654_321,
    letter: 'A',
  };
}

/** The call of a line of the table, about these subjects, with this AuthCookie. */
export async function callOf(line: string, about: Subjects, cookie: string | null): Promise<RoleCall> {
  const [method = '', template = ''] = line.split(' ');
  const filled = filling(line, about, cookie);
  const path = template.replace(PLACE, (_place, name: string) => encodeURIComponent(String(filled[name])));
  return { method: method as Method, path, body: await bodyOf(line) };
}
