/**
 * What `npm test` leaves to `npm run test:whole`, so that it ends within 12 minutes on two cores: whoever changes something
 * runs it again and again. Named by themselves, everything runs either way.
 */

/** Set by `npm test`. */
const VARIABLE = 'SHORT_RUN';
export const isShortRun = process.env[VARIABLE] !== undefined;
export const SHORT_RUN = { [VARIABLE]: 'yes' } as const;

/** Rooms that are tried at length: kills, loads, and every role's right to every call. */
const LONG_ROOMS = ['tests/server/deep/**'];

/** Files that take ten seconds of a processor and more. */
export const LONG_FILES = [
  'accuracy/readers/readers',
  'accuracy/reserved',
  'catalogue/backgrounds',
  'catalogue/thinnestStroke',
  'export/offer',
  'export/verify',
  'export/verifyChanged',
  'golden/families',
  'golden/materials',
  'lettering/evenSpacing',
  'machines/designer/transitions',
  'painting/dxf/dxf',
  'painting/files/makeFile',
  'painting/files/sealedFiles',
  'painting/firstColours',
  'painting/firstColoursInPlaces',
  'painting/looks',
  'painting/mesh/closed',
  'painting/mesh/places',
  'painting/pdf/offerRelief',
  'painting/sheet/order/inCuttingOrder',
  'painting/sheet/stencilExact',
  'scene/checks/seeded',
  'scene/oldLetters/recognise',
  'server/approval/catalogueChanges',
  'server/approval/sealedOrder',
  'server/bombs',
  'server/commands',
  'server/confirming',
  'server/jobsCommand',
  'server/letters',
  'server/onlineBackup',
  'server/orders',
  'server/passwords',
  'server/pictures',
  'server/privacy/command',
  'server/process',
  'server/processes/processPool',
  'server/removeBackground',
  'server/renewingLinks',
  'server/slowClients',
  'server/storage',
  'server/upgrading/upgrade',
  'server/webhooks',
  'stone/templates/compose',
  'stone/templates/legible',
  'workers/stage/canvasStage',
].map((name) => `tests/${name}.test.ts`);

export const LEFT_OUT: readonly string[] = isShortRun ? [...LONG_ROOMS, ...LONG_FILES] : [];

/** The browser's walks that are taken: each of the ways through the product once, in part by finger or by keys alone. */
export const SHORT_WALKS = [
  'approvingInLanguages',
  'cutFiles',
  'designs',
  'elements',
  'keyboardOnly',
  'mainJob',
  'mason',
  'preview',
  'sending',
  'session',
  'startPage',
  'submitting',
  'theme',
  'touchOnly',
  'tradeFiles',
  'wizard',
  'work',
  'workshop',
  'writing',
].map((name) => `e2e/${name}.spec.ts`);
