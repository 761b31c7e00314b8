import type { AccessAction, Accessor, AccessSubject } from '../../src/stone/wire/access';

/** What a successful call has done to which kind of object. */
export interface NotedCall {
  readonly subject: AccessSubject;
  readonly action: AccessAction;
  /**
   * Where the number of the stone or the case is: a parameter of the address, or the `id` of the answer. `none` for
   * lists, and where only the call knows, which sets `request.touched`.
   */
  readonly number: 'id' | 'stoneId' | 'answer' | 'none';
  /** The caller without a login, where the AuthCookie does not tell. */
  readonly by?: Accessor;
}

const stone = (action: AccessAction, number: NotedCall['number'] = 'id', by?: Accessor): NotedCall => ({
  subject: 'stone',
  action,
  number,
  ...(by && { by }),
});
const ofCase = (action: AccessAction, number: NotedCall['number'] = 'id'): NotedCall => ({
  subject: 'case',
  action,
  number,
});
const lettering: NotedCall = { subject: 'lettering', action: 'changed', number: 'none' };
const list: NotedCall = { subject: 'list', action: 'read', number: 'none' };

/** The calls that read or change stones or cases, and those that change a business's lettering, by method and route. */
export const NOTED: Readonly<Record<string, readonly NotedCall[]>> = {
  // A link to another stone proves nothing here.
  'POST /api/stone/': [stone('created', 'answer', 'visitor')],
  'GET /api/stone/:id': [stone('read')],
  'PUT /api/stone/:id': [stone('changed')],
  'DELETE /api/stone/:id': [stone('deleted')],
  'GET /api/stone/:id/data': [stone('read')],
  'DELETE /api/stone/:id/data': [stone('deleted')],
  'DELETE /api/project/:id/data': [ofCase('deleted')],
  'PUT /api/copyStone/:id': [stone('copied'), stone('created', 'answer')],
  'POST /api/stone/:id/takeOver': [stone('takenOver')],
  'POST /api/stone/:id/renewLinks': [stone('changed')],
  'GET /api/stone/:id/preview': [stone('previewed')],
  'GET /api/shared/:id/:token/preview.png': [stone('previewed', 'id', 'readingLink')],
  'GET /api/shared/:id/:token/stone.glb': [stone('previewed', 'id', 'readingLink')],
  'GET /api/shared/:id/:token/stone.usdz': [stone('previewed', 'id', 'readingLink')],
  'GET /designer/:id/:token': [stone('previewed', 'none', 'readingLink')],
  'GET /de/designer/:id/:token': [stone('previewed', 'none', 'readingLink')],
  'GET /no/designer/:id/:token': [stone('previewed', 'none', 'readingLink')],
  'GET /api/prepareStone/:id/:type/:stoneId': [stone('read', 'stoneId')],
  'POST /api/removebg/:id/stonetype/:keepBackground': [stone('changed')],
  'POST /api/removebg/:id/vignet': [stone('changed')],
  'POST /api/removebg/:id/photograph': [stone('changed')],
  'POST /api/removebg/:id/:token': [stone('changed', 'id', 'editingLink')],
  'DELETE /api/stonetype/:id': [stone('changed', 'none')],
  'POST /api/asset/:param': [stone('copied', 'none')],
  'GET /api/sendToMason/:id': [stone('read')],
  'POST /api/sendToMason/:id': [stone('sent')],
  'POST /api/stone/:id/release': [stone('sent')],
  'POST /api/confirmation/:token': [stone('changed', 'none', 'letter')],
  'GET /api/stepLetters/:token': [stone('read', 'none', 'letter')],
  'POST /api/stepLetters/:token': [stone('changed', 'none', 'letter')],
  'PUT /api/stone/:id/status': [stone('changed')],
  // Its order's stones; papers come after it.
  'GET /api/workshop/order/:id': [stone('read', 'none')],
  'GET /api/workshop/order/:id/:stoneId/:part': [stone('read', 'stoneId')],
  'GET /api/mason/orders': [list],
  'GET /api/mason/orders/:id': [stone('read')],
  'GET /api/stone/:id/questions': [stone('read')],
  'POST /api/stone/:id/questions': [stone('changed')],
  'POST /api/stone/:id/questions/:question/messages': [stone('changed')],
  'PUT /api/stone/:id/questions/:question': [stone('changed')],
  'GET /api/stone/:id/proposal': [stone('read')],
  'POST /api/stone/:id/proposal': [stone('changed')],
  'PUT /api/stone/:id/proposal': [stone('changed')],
  // The letter's link names the stone, which the calls set as touched.
  'GET /api/proposal/:token': [stone('read', 'none', 'letter')],
  'PUT /api/proposal/:token': [stone('changed', 'none', 'letter')],
  'GET /api/stone/:id/approval': [stone('read')],
  'POST /api/stone/:id/approval': [stone('changed')],
  'POST /api/stone/:id/approval/rounds': [stone('changed')],
  'DELETE /api/stone/:id/approval': [stone('changed')],
  'POST /api/stone/:id/approval/approvers/:approver/revoke': [stone('changed')],
  'POST /api/stone/:id/approval/approvers/:approver/renew': [stone('changed')],
  'POST /api/stone/:id/approval/approvers/:approver/remind': [stone('changed')],
  'POST /api/stone/:id/approval/comments/:comment/messages': [stone('changed')],
  'PUT /api/stone/:id/approval/comments/:comment': [stone('changed')],
  'GET /api/stone/:id/approval/trail': [stone('read')],
  'GET /api/stone/:id/approval/trail.pdf': [stone('read')],
  // The link's token names the stone, which the calls set as touched.
  'GET /api/approve/:token': [stone('read', 'none', 'approvalLink')],
  'GET /api/approve/:token/data': [stone('read', 'none', 'approvalLink')],
  'DELETE /api/approve/:token/data': [stone('changed', 'none', 'approvalLink')],
  'GET /api/approve/:token/picture': [stone('previewed', 'none', 'approvalLink')],
  'POST /api/approve/:token': [stone('changed', 'none', 'approvalLink')],
  'PUT /api/approve/:token/ticks': [stone('changed', 'none', 'approvalLink')],
  'POST /api/approve/:token/comments': [stone('changed', 'none', 'approvalLink')],
  'POST /api/approve/:token/comments/:comment/messages': [stone('changed', 'none', 'approvalLink')],
  'PUT /api/approve/:token/comments/:comment': [stone('changed', 'none', 'approvalLink')],
  'GET /api/stone/:id/alternatives': [stone('read')],
  'POST /api/stone/:id/alternatives': [stone('copied')],
  'PUT /api/stone/:id/alternatives/name': [stone('changed')],
  'POST /api/stone/:id/alternatives/link': [stone('changed')],
  'DELETE /api/stone/:id/alternatives/link': [stone('changed')],
  'GET /api/choose/:token': [stone('read', 'none', 'choiceLink')],
  'GET /api/choose/:token/picture/:letter': [stone('previewed', 'none', 'choiceLink')],
  'PUT /api/choose/:token': [stone('changed', 'none', 'choiceLink')],
  'GET /api/stones': [list],
  'GET /api/projects': [list],
  'POST /api/project/': [ofCase('created', 'answer')],
  'GET /api/project/:id': [ofCase('read')],
  'PUT /api/project/:id': [ofCase('changed')],
  'DELETE /api/project/:id': [ofCase('deleted')],
  'GET /api/sendToMason/project:id': [ofCase('read')],
  'POST /api/sendToMason/project:id': [ofCase('sent')],
  'POST /api/project/:id/approval': [ofCase('changed')],
  'PUT /api/lettering/pair': [lettering],
  'DELETE /api/lettering/pair/:id': [lettering],
  'PUT /api/lettering/style': [lettering],
  'PUT /api/lettering/style/:id': [lettering],
  'DELETE /api/lettering/style/:id': [lettering],
};

/** All other calls: they neither return nor change what a stone or a case holds. A test checks that none is missing. */
export const NOT_NOTED: readonly string[] = [
  // Who did what with a stone or a case, without its content.
  'GET /api/stone/:id/history',
  'GET /api/stone/:id/accesses',
  'GET /api/project/:id/accesses',
  // That an approval has changed, without what.
  'GET /api/stone/:id/approval/changes',
  // When an order was made, and from which mason.
  'GET /api/confirmation/:token',
  // A design in the request, which is not stored.
  'POST /api/inspect',
  // Uploaded pictures: by a name of 256 bits, which names no stone, and those of a department's archive.
  'GET /api/picture/:name',
  'GET /api/assets',
  // How a business spaces its letters, which says nothing of anybody.
  'GET /api/lettering',
  // How a stonemason's files are made, which says nothing of anybody; who changed it last stands beside it.
  'GET /api/mason/settings',
  'PUT /api/mason/settings',
  // What stones are priced by, without their content.
  'GET /api/prices',
  'GET /api/prices/:id',
  // The catalogue, and what is prepared from it.
  'GET /api/stoneTypes/:idOrType',
  'GET /api/vignets/:idOrType',
  'GET /api/attachments/:idOrType',
  'GET /api/backgrounds/:type',
  'GET /api/fonts/:type',
  'GET /api/churchyards',
  'GET /api/stonemasons',
  'GET /api/prepareStandardStone',
  'GET /api/prepareStone/:id/:type',
  // Users and their logins.
  'POST /api/login',
  'POST /api/login/passkey/begin',
  'POST /api/login/passkey',
  'POST /api/logout',
  'GET /api/sessions',
  'DELETE /api/sessions',
  'DELETE /api/sessions/:id',
  'GET /api/account',
  'GET /api/secondFactor',
  'POST /api/secondFactor',
  'POST /api/secondFactor/confirm',
  'POST /api/secondFactor/codes',
  'POST /api/secondFactor/end',
  'GET /api/passkeys',
  'POST /api/passkeys/begin',
  'POST /api/passkeys',
  'DELETE /api/passkeys/:id',
  'POST /api/passwordLetter',
  'GET /api/password/:token',
  'POST /api/password/:token',
  // Which orders a workshop has, by their numbers alone.
  'GET /api/workshop/orders',
  'PUT /api/workshop/order/:id/fetched',
  // The service itself.
  'GET /api/provider',
  'GET /api/retention',
  'GET /openapi.json',
  'GET /healthz',
  'GET /readyz',
];
