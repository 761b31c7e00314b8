import type { LimitedKind } from '../domain/limits';

/** The calls that are counted, by method and route. */
export const LIMITED: Readonly<Record<string, LimitedKind>> = {
  'POST /api/stone/': 'creating',
  'PUT /api/copyStone/:id': 'creating',
  'POST /api/project/': 'creating',
  'POST /api/stone/:id/renewLinks': 'creating',
  'POST /api/removebg/:id/stonetype/:keepBackground': 'uploading',
  'POST /api/removebg/:id/vignet': 'uploading',
  'POST /api/removebg/:id/photograph': 'uploading',
  'POST /api/removebg/:id/:token': 'uploading',
  'POST /api/sendToMason/:id': 'sending',
  'POST /api/sendToMason/project:id': 'sending',
  'POST /api/confirmation/:token': 'sending',
  'POST /api/passwordLetter': 'passwords',
  'POST /api/password/:token': 'passwords',
  'POST /api/login/passkey/begin': 'passkeys',
  'POST /api/login/passkey': 'passkeys',
  'GET /api/shared/:id/:token/preview.png': 'cards',
  'GET /api/stones': 'lists',
  'GET /api/projects': 'lists',
  'GET /api/assets': 'lists',
  'GET /api/lettering': 'lists',
  'GET /api/workshop/orders': 'lists',
  'PUT /api/lettering/pair': 'keeping',
  'PUT /api/lettering/style': 'keeping',
};
