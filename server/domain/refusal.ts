/** All codes of refusals with their HTTP status. The sentences are in locales/{locale}/server.json. */
export const REFUSALS = {
  malformedJson: 400,
  nestedTooDeep: 400,
  invalidField: 400,
  invalidElementField: 400,
  notAPicture: 400,
  pictureTooLarge: 400,
  uploadNotAPicture: 400,
  uploadTooLarge: 413,
  nothingCutOut: 422,
  uploadTooIntricate: 422,
  uploadSizeImpossible: 422,
  picturesBusy: 503,
  badRequest: 400,
  authCookieMissing: 401,
  loginFailed: 401,
  codeNeeded: 401,
  codeWrong: 401,
  passwordWrong: 401,
  passkeyUnknown: 401,
  passkeyWrong: 401,
  sessionExpired: 403,
  readOnly: 403,
  notFound: 404,
  stoneNotFound: 404,
  confirmationNotFound: 404,
  passwordLinkNotFound: 404,
  passwordTooShort: 422,
  stonemasonUnknown: 400,
  stoneTypeUnknown: 422,
  notAPdf: 400,
  contactNameMissing: 422,
  contactDataMissing: 422,
  projectNotFound: 404,
  sessionNotFound: 404,
  passkeyNotFound: 404,
  loginNeeded: 403,
  stale: 409,
  projectStale: 409,
  projectHasSent: 409,
  nothingToSend: 409,
  statusNotAllowed: 409,
  sentToMason: 409,
  takenOver: 409,
  linksInLetters: 409,
  notAtMason: 409,
  noMason: 404,
  masonLinkEnded: 404,
  questionNotFound: 404,
  questionsTooMany: 409,
  alreadyCut: 409,
  proposalNotFound: 404,
  proposalLinkEnded: 410,
  proposalNotOpen: 409,
  proposalAnswered: 409,
  proposalStale: 409,
  proposalUnfit: 422,
  proposalsTooMany: 409,
  approvalNotFound: 404,
  approvalLinkEnded: 410,
  approvalNotAsked: 404,
  approvalNotSent: 409,
  approvalUnread: 409,
  approverNotFound: 404,
  approvalElementGone: 409,
  approvalCommentNotFound: 404,
  approvalCommentsTooMany: 409,
  approvalLettersTooMany: 429,
  approvalWatchedTooMuch: 429,
  approvalTrailFull: 409,
  approvalNeeded: 409,
  approvalUndrawn: 503,
  nothingToApprove: 422,
  alternativeNotFound: 404,
  alternativesTooMany: 409,
  choiceNotFound: 404,
  choiceLinkEnded: 410,
  choiceClosed: 409,
  settingsStale: 409,
  belongsToBusiness: 409,
  bodyTooLarge: 413,
  notJson: 415,
  secondFactorOn: 409,
  secondFactorNotBegun: 409,
  passkeyRefused: 422,
  passkeyThere: 409,
  passkeysTooMany: 409,
  passkeysNotHere: 409,
  pairsTooMany: 409,
  stylesTooMany: 409,
  styleNameTaken: 409,
  keptNotFound: 404,
  keyReused: 422,
  workshopKeyUnknown: 401,
  workshopKeyNeeded: 403,
  orderNotFound: 404,
  paperUndrawn: 503,
  tooManyLogins: 429,
  tooManyCalls: 429,
  internal: 500,
  notReady: 503,
  diskFull: 507,
} as const;
export type RefusalCode = keyof typeof REFUSALS;

/** Whether a word is the code of a refusal. */
export const isRefusalCode = (word: string): word is RefusalCode => Object.hasOwn(REFUSALS, word);

interface Details {
  /** Values for the sentence, e.g. `field`. */
  readonly named?: Readonly<Record<string, string>>;
  /** The stone or project in its current state, as JSON text. */
  readonly current?: string;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number;
}

/** A refused call, with a reason for the caller. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: Details = {},
  ) {
    super(code);
    this.name = 'Refusal';
  }
}
