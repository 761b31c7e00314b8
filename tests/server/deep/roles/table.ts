/** Who may ask, in the order of the table's columns. */
export const ROLES = [
  'nobody',
  'visitor',
  'unknown token',
  'expired session',
  'link visitor',
  'link visitor of another stone',
  'reader',
  'reader of another stone',
  'user of the business',
  'user of another business',
  'business 1',
] as const;
export type Role = (typeof ROLES)[number];

/** To whom a stone is nothing: what they are refused must look as if there were no such stone. */
export const STRANGERS: readonly Role[] = [
  'nobody',
  'visitor',
  'unknown token',
  'expired session',
  'link visitor of another stone',
  'reader of another stone',
  'user of another business',
];

const EVERYBODY = '200 200 200 200  200 200 200 200  200 200 200';
/** The catalogue, preparing and creating: everybody who is somebody. */
const ANYONE = '   401 200 403 403  200 200 200 200  200 200 200';
const READING = '  401 404 404 403  200 404 200 404  200 404 200';
const WRITING = '  401 404 404 403  200 404 403 404  200 404 200';
const MINDING = '  401 404 404 403  403 404 403 404  200 404 200';
const MOVING_ON = '401 404 404 403  403 404 403 404  403 404 200';
/** What only users have, and what among it belongs to one business. */
const USERS = '    401 403 403 403  403 403 403 403  200 200 200';
const OWN_CASE = ' 401 403 403 403  403 403 403 403  200 404 200';

/**
 * What every call of the OpenAPI document answers to every role (specification section 6, design section 7): statuses in
 * the order of `ROLES`, about a stone, a case and an upload of business 2. A call may stand here several times, with
 * words in brackets behind it.
 */
export const TABLE: Readonly<Record<string, string>> = {
  'GET /openapi.json': EVERYBODY,
  'GET /healthz': EVERYBODY,
  'GET /readyz': EVERYBODY,
  'POST /api/login': EVERYBODY,
  'POST /api/login/passkey/begin': EVERYBODY,
  // Nothing was asked that could be signed.
  'POST /api/login/passkey': '401 401 401 401  401 401 401 401  401 401 401',
  // Whoever has no login that could end is told that it has; the one that is over already is told so.
  'POST /api/logout': '401 200 200 403  200 200 200 200  200 200 200',
  'GET /api/sessions': USERS,
  'DELETE /api/sessions': USERS,
  'GET /api/account': USERS,
  'GET /api/secondFactor': USERS,
  // Nothing is begun, so that there is nothing to confirm.
  'POST /api/secondFactor/confirm': '401 403 403 403  403 403 403 403  409 409 409',
  'POST /api/secondFactor/codes': '  401 403 403 403  403 403 403 403  409 409 409',
  'POST /api/secondFactor/end': USERS,
  // By the own password, which the user of another business, who came by a token, has none of.
  'POST /api/secondFactor': '401 403 403 403  403 403 403 403  200 401 200',
  'GET /api/passkeys': USERS,
  'POST /api/passkeys/begin': '401 403 403 403  403 403 403 403  200 401 200',
  'POST /api/passkeys': '      401 403 403 403  403 403 403 403  422 422 422',
  // Nobody has one.
  'DELETE /api/passkeys/{id}': '401 403 403 403  403 403 403 403  404 404 404',
  // A login is its user’s alone, business 1 or not.
  'DELETE /api/sessions/{id}': '401 403 403 403  403 403 403 403  200 404 404',
  'GET /api/stoneTypes/{idOrType}': ANYONE,
  'GET /api/stoneTypes/{idOrType} (one)': ANYONE,
  'GET /api/vignets/{idOrType}': ANYONE,
  'GET /api/attachments/{idOrType}': ANYONE,
  'GET /api/backgrounds/{type}': ANYONE,
  'GET /api/fonts/{type}': ANYONE,
  'GET /api/churchyards': ANYONE,
  'GET /api/stonemasons': ANYONE,
  'GET /api/provider': ANYONE,
  'GET /api/prepareStandardStone': ANYONE,
  'POST /api/inspect': ANYONE,
  'GET /api/prepareStone/{id}/{type}': ANYONE,
  'GET /api/prepareStone/{id}/{type}/{stoneId}': READING,
  'POST /api/stone/': ANYONE,
  'GET /api/sendToMason/{id}': WRITING,
  'GET /api/sendToMason/project{id}': OWN_CASE,
  'GET /api/stone/{id}': READING,
  'PUT /api/stone/{id}': WRITING,
  'DELETE /api/stone/{id}': WRITING,
  'PUT /api/copyStone/{id}': WRITING,
  // Only a family's stone is taken over, by its link: what this one is to others stands in tests/server/takingOver.
  'POST /api/stone/{id}/takeOver': '401 403 403 403  403 403 403 403  404 404 404',
  'POST /api/stone/{id}/renewLinks': WRITING,
  'GET /api/stone/{id}/preview': READING,
  'POST /api/removebg/{id}/stonetype/{keepBackground}': WRITING,
  'POST /api/removebg/{id}/vignet': WRITING,
  // Into the archive of a department, which a link has not.
  'POST /api/removebg/{id}/vignet (archive)': '401 404 404 403  403 404 403 404  200 404 200',
  // The token in the address counts, whatever the header says; each role has its own AuthCookie there.
  'POST /api/removebg/{id}/{token}': '401 404 404 403  200 404 403 404  404 404 404',
  'DELETE /api/stonetype/{id}': WRITING,
  'POST /api/asset/{param}': OWN_CASE,
  'GET /api/assets': USERS,
  'GET /api/picture/{name}': EVERYBODY,
  'GET /api/stones': USERS,
  'GET /api/projects': USERS,
  'POST /api/project/': USERS,
  'GET /api/project/{id}': OWN_CASE,
  'PUT /api/project/{id}': OWN_CASE,
  'DELETE /api/project/{id}': OWN_CASE,
  'POST /api/sendToMason/{id}': WRITING,
  'POST /api/sendToMason/project{id}': OWN_CASE,
  // Whoever holds the letter's token answers, whoever else they may be; these have none.
  'GET /api/confirmation/{token}': '401 404 404 403  404 404 404 404  404 404 404',
  'POST /api/confirmation/{token}': '401 404 404 403  404 404 404 404  404 404 404',
  // Whether there is such a user is told to nobody; whoever holds the letter's token chooses another password.
  'POST /api/passwordLetter': '      401 200 200 403  200 200 200 200  200 200 200',
  'GET /api/password/{token}': '     401 404 404 403  404 404 404 404  404 404 404',
  'POST /api/password/{token}': '    401 404 404 403  404 404 404 404  404 404 404',
  'POST /api/stone/{id}/release': MINDING,
  'PUT /api/stone/{id}/status': MOVING_ON,
  'PUT /api/stone/{id}/status (cancel)': MINDING,
  'GET /api/stone/{id}/history': MINDING,
  'GET /api/stone/{id}/accesses': MINDING,
  'GET /api/project/{id}/accesses': OWN_CASE,
  'GET /api/shared/{id}/{token}/preview.png': EVERYBODY,
};
