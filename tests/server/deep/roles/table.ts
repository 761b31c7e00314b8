/** The callers, in the order of the table's columns. */
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
  'mason by the link in his letter',
  'user who works for the mason',
] as const;
export type Role = (typeof ROLES)[number];

/** The roles whose stone is at its mason's: they see no other. */
export const MASONS: readonly Role[] = ['mason by the link in his letter', 'user who works for the mason'];

/** Roles without access to a stone: their refusals must look as if it did not exist. */
export const STRANGERS: readonly Role[] = [
  'nobody',
  'visitor',
  'unknown token',
  'expired session',
  'link visitor of another stone',
  'reader of another stone',
  'user of another business',
];

const EVERYBODY = '200 200 200 200  200 200 200 200  200 200 200  200 200';
/** The catalogue, preparing and creating: everybody with a valid AuthCookie. */
const ANYONE = '   401 200 403 403  200 200 200 200  200 200 200  200 200';
const READING = '  401 404 404 403  200 404 200 404  200 404 200  200 200';
const WRITING = '  401 404 404 403  200 404 403 404  200 404 200  403 403';
const MINDING = '  401 404 404 403  403 404 403 404  200 404 200  403 403';
const MOVING_ON = '401 404 404 403  403 404 403 404  403 404 200  200 200';
/** Calls for users only, some of them for one business only. */
const USERS = '    401 403 403 403  403 403 403 403  200 200 200  403 200';
const WORKSHOPS = '401 403 403 403  403 403 403 403  403 403 403  403 403';
const UNASKED = '  401 404 404 403  404 404 403 404  404 404 404  403 403';
const UNCOMPARED = '401 404 404 403  403 404 403 404  404 404 404  403 403';
const BY_LINK = '  401 404 404 403  404 404 404 404  404 404 404  404 404';
const OWN_CASE = ' 401 403 403 403  403 403 403 403  200 404 200  403 404';

/**
 * What every call of the OpenAPI document answers to every role (specification section 6, docs/decisions.md section 7): statuses
 * in the order of `ROLES`, about a stone, a case and an upload of business 2. A call may have several lines, told apart
 * by words in brackets.
 */
export const TABLE: Readonly<Record<string, string>> = {
  'GET /openapi.json': EVERYBODY,
  'GET /healthz': EVERYBODY,
  'GET /readyz': EVERYBODY,
  'POST /api/login': EVERYBODY,
  'POST /api/login/passkey/begin': EVERYBODY,
  // There is no challenge that could be signed.
  'POST /api/login/passkey': '401 401 401 401  401 401 401 401  401 401 401  401 401',
  // Callers without a session are told that it has ended; with an expired one they are told so already.
  'POST /api/logout': '401 200 200 403  200 200 200 200  200 200 200  200 200',
  'GET /api/sessions': USERS,
  'DELETE /api/sessions': USERS,
  'GET /api/account': USERS,
  'GET /api/secondFactor': USERS,
  // No second factor was begun, so none can be confirmed.
  'POST /api/secondFactor/confirm': '401 403 403 403  403 403 403 403  409 409 409  403 409',
  'POST /api/secondFactor/codes': '  401 403 403 403  403 403 403 403  409 409 409  403 409',
  'POST /api/secondFactor/end': USERS,
  // Needs the own password, which the user of another business does not have: they log in by a token.
  'POST /api/secondFactor': '401 403 403 403  403 403 403 403  200 401 200  403 401',
  'GET /api/passkeys': USERS,
  'POST /api/passkeys/begin': '401 403 403 403  403 403 403 403  200 401 200  403 401',
  'POST /api/passkeys': '      401 403 403 403  403 403 403 403  422 422 422  403 422',
  // No user has one.
  'DELETE /api/passkeys/{id}': '401 403 403 403  403 403 403 403  404 404 404  403 404',
  // A session is only its user’s, business 1 or not.
  'DELETE /api/sessions/{id}': '401 403 403 403  403 403 403 403  200 404 404  403 404',
  'GET /api/stoneTypes/{idOrType}': ANYONE,
  'GET /api/stoneTypes/{idOrType} (one)': ANYONE,
  'GET /api/vignets/{idOrType}': ANYONE,
  'GET /api/attachments/{idOrType}': ANYONE,
  'GET /api/backgrounds/{type}': ANYONE,
  'GET /api/fonts/{type}': ANYONE,
  'GET /api/churchyards': ANYONE,
  'GET /api/stonemasons': ANYONE,
  'GET /api/provider': ANYONE,
  'GET /api/retention': ANYONE,
  'GET /api/prepareStandardStone': ANYONE,
  'POST /api/inspect': ANYONE,
  'GET /api/prepareStone/{id}/{type}': ANYONE,
  'GET /api/prepareStone/{id}/{type}/{stoneId}': READING,
  'POST /api/stone/': ANYONE,
  'GET /api/sendToMason/{id}': WRITING,
  'GET /api/sendToMason/project{id}': OWN_CASE,
  'GET /api/prices': ANYONE,
  'GET /api/prices/{id}': WRITING,
  'GET /api/stone/{id}': READING,
  'PUT /api/stone/{id}': WRITING,
  'DELETE /api/stone/{id}': WRITING,
  'GET /api/stone/{id}/data': WRITING,
  'DELETE /api/stone/{id}/data': WRITING,
  'DELETE /api/project/{id}/data': OWN_CASE,
  'PUT /api/copyStone/{id}': WRITING,
  // Only a family's stone can be taken over, by its link: tests/server/takingOver covers that.
  'POST /api/stone/{id}/takeOver': '401 403 403 403  403 403 403 403  404 404 404  403 404',
  'POST /api/stone/{id}/renewLinks': WRITING,
  'GET /api/stone/{id}/preview': READING,
  'POST /api/removebg/{id}/stonetype/{keepBackground}': WRITING,
  'POST /api/removebg/{id}/vignet': WRITING,
  'POST /api/removebg/{id}/photograph': WRITING,
  // Into the archive of a department, which a link does not have.
  'POST /api/removebg/{id}/vignet (archive)': '401 404 404 403  403 404 403 404  200 404 200  403 403',
  // The token in the address counts, whatever the header says; each role uses its own AuthCookie there.
  'POST /api/removebg/{id}/{token}': '401 404 404 403  200 404 403 404  404 404 404  403 404',
  'POST /api/removebg/{id}/{token} (strokes)': '401 404 404 403  200 404 403 404  404 404 404  403 404',
  'DELETE /api/stonetype/{id}': WRITING,
  'POST /api/asset/{param}': '401 403 403 403  403 403 403 403  200 404 200  403 403',
  'GET /api/assets': USERS,
  // Each of the own business, business 1 or not.
  'GET /api/lettering': USERS,
  'PUT /api/lettering/pair': USERS,
  'PUT /api/lettering/style': USERS,
  'PUT /api/lettering/style/{id}': '   401 403 403 403  403 403 403 403  200 404 404  403 404',
  'DELETE /api/lettering/pair/{id}': ' 401 403 403 403  403 403 403 403  200 404 404  403 404',
  'DELETE /api/lettering/style/{id}': '401 403 403 403  403 403 403 403  200 404 404  403 404',
  'GET /api/picture/{name}': EVERYBODY,
  // By another link than a mason's, or with a login of nobody who works for one, there is none to show.
  'GET /api/mason/orders': '401 403 403 403  403 403 403 403  404 404 404  200 200',
  'GET /api/mason/settings': '401 403 403 403  403 403 403 403  404 404 404  200 200',
  'PUT /api/mason/settings': '401 403 403 403  403 403 403 403  404 404 404  403 200',
  'GET /api/mason/orders/{id}': '401 404 404 403  403 404 403 404  403 404 404  200 200',
  'GET /api/stone/{id}/questions': '401 404 404 403  200 404 403 404  200 404 200  200 200',
  'POST /api/stone/{id}/questions': '401 404 404 403  403 404 403 404  403 404 403  200 200',
  // There is no such question.
  'POST /api/stone/{id}/questions/{question}/messages':
    '401 404 404 403  404 404 403 404  404 404 404  404 404',
  'PUT /api/stone/{id}/questions/{question}': '401 404 404 403  403 404 403 404  403 404 403  404 404',
  'GET /api/stone/{id}/proposal': '401 404 404 403  200 404 403 404  200 404 200  200 200',
  'POST /api/stone/{id}/proposal': '401 404 404 403  403 404 403 404  403 404 403  200 200',
  // Nothing was proposed.
  'PUT /api/stone/{id}/proposal': '401 404 404 403  404 404 403 404  404 404 404  403 403',
  'GET /api/proposal/{token}': BY_LINK,
  'PUT /api/proposal/{token}': BY_LINK,
  'GET /api/stone/{id}/alternatives': MINDING,
  'POST /api/stone/{id}/alternatives': MINDING,
  // The stone is no alternative: tests/server/alternatives covers those that are.
  'PUT /api/stone/{id}/alternatives/name': UNCOMPARED,
  'POST /api/stone/{id}/alternatives/link': UNCOMPARED,
  'DELETE /api/stone/{id}/alternatives/link': UNCOMPARED,
  'GET /api/choose/{token}': BY_LINK,
  'PUT /api/choose/{token}': BY_LINK,
  'GET /api/choose/{token}/picture/{letter}': '404 404 404 404  404 404 404 404  404 404 404  404 404',
  'GET /api/stone/{id}/approval': WRITING,
  'POST /api/stone/{id}/approval': WRITING,
  // None was asked for this stone.
  'POST /api/stone/{id}/approval/rounds': UNASKED,
  'DELETE /api/stone/{id}/approval': UNASKED,
  'POST /api/stone/{id}/approval/approvers/{approver}/revoke': UNASKED,
  'POST /api/stone/{id}/approval/approvers/{approver}/renew': UNASKED,
  'POST /api/stone/{id}/approval/approvers/{approver}/remind': UNASKED,
  'POST /api/stone/{id}/approval/comments/{comment}/messages': UNASKED,
  'PUT /api/stone/{id}/approval/comments/{comment}': UNASKED,
  'GET /api/stone/{id}/approval/trail': UNASKED,
  'GET /api/stone/{id}/approval/trail.pdf': UNASKED,
  // Answers where they may watch without an end: tests/server/approval/changes covers that. Here the stone is missing.
  'GET /api/stone/{id}/approval/changes (missing)': '401 404 404 403  404 404 404 404  404 404 404  404 404',
  // Anybody with a relative's link may; these have none: tests/server/approval covers that.
  'GET /api/approve/{token}': BY_LINK,
  'POST /api/approve/{token}': BY_LINK,
  'PUT /api/approve/{token}/ticks': BY_LINK,
  'POST /api/approve/{token}/comments': BY_LINK,
  'POST /api/approve/{token}/comments/{comment}/messages': BY_LINK,
  'PUT /api/approve/{token}/comments/{comment}': BY_LINK,
  'GET /api/approve/{token}/data': BY_LINK,
  'DELETE /api/approve/{token}/data': BY_LINK,
  'GET /api/approve/{token}/picture': '404 404 404 404  404 404 404 404  404 404 404  404 404',
  'GET /api/stones': USERS,
  'GET /api/projects': USERS,
  'POST /api/project/': USERS,
  'GET /api/project/{id}': OWN_CASE,
  'POST /api/project/{id}/approval': OWN_CASE,
  'PUT /api/project/{id}': OWN_CASE,
  'DELETE /api/project/{id}': OWN_CASE,
  'POST /api/sendToMason/{id}': WRITING,
  'POST /api/sendToMason/project{id}': OWN_CASE,
  // Anybody with the letter's token may answer; these have none.
  'GET /api/confirmation/{token}': '401 404 404 403  404 404 404 404  404 404 404  404 404',
  // The link of a letter, which a mail program knows without any AuthCookie.
  'GET /api/stepLetters/{token}': '404 404 404 404  404 404 404 404  404 404 404  404 404',
  'POST /api/stepLetters/{token}': '404 404 404 404  404 404 404 404  404 404 404  404 404',
  'POST /api/confirmation/{token}': '401 404 404 403  404 404 404 404  404 404 404  404 404',
  // Whether the user exists is not revealed; anybody with the letter's token may choose another password.
  'POST /api/passwordLetter': '      401 200 200 403  200 200 200 200  200 200 200  200 200',
  'GET /api/password/{token}': '     401 404 404 403  404 404 404 404  404 404 404  404 404',
  'POST /api/password/{token}': '    401 404 404 403  404 404 404 404  404 404 404  404 404',
  'POST /api/stone/{id}/release': MINDING,
  'PUT /api/stone/{id}/status': MOVING_ON,
  'PUT /api/stone/{id}/status (cancel)': MINDING,
  'GET /api/stone/{id}/history': MINDING,
  'GET /api/stone/{id}/accesses': MINDING,
  'GET /api/project/{id}/accesses': OWN_CASE,
  'GET /api/shared/{id}/{token}/preview.png': EVERYBODY,
  'GET /api/shared/{id}/{token}/stone.glb': EVERYBODY,
  'GET /api/shared/{id}/{token}/stone.usdz': EVERYBODY,
  // With a workshop's key alone, which none of these has: tests/server/fetching covers that.
  'GET /api/workshop/orders': WORKSHOPS,
  'GET /api/workshop/order/{id}': WORKSHOPS,
  'GET /api/workshop/order/{id}/{stoneId}/{part}': WORKSHOPS,
  'PUT /api/workshop/order/{id}/fetched': WORKSHOPS,
};
