import { readFileSync } from 'node:fs';
import type account from '../../locales/da/account.json';
import type approving from '../../locales/da/approving.json';
import type confirming from '../../locales/da/confirming.json';
import type credits from '../../locales/da/credits.json';
import type designer from '../../locales/da/designer.json';
import type designs from '../../locales/da/designs.json';
import type menu from '../../locales/da/menu.json';
import type ownData from '../../locales/da/ownData.json';
import type paper from '../../locales/da/paper.json';
import type password from '../../locales/da/password.json';
import type popups from '../../locales/da/popups.json';
import type privacy from '../../locales/da/privacy.json';
import type problems from '../../locales/da/problems.json';
import type project from '../../locales/da/project.json';
import type sending from '../../locales/da/sending.json';
import type session from '../../locales/da/session.json';
import type shortcuts from '../../locales/da/shortcuts.json';
import type start from '../../locales/da/start.json';
import type templates from '../../locales/da/templates.json';
import type uploading from '../../locales/da/uploading.json';
import type wizard from '../../locales/da/wizard.json';

/** The texts of one language, by namespace, as the app shows them. */
export interface Words {
  readonly account: typeof account;
  readonly approving: typeof approving;
  readonly confirming: typeof confirming;
  readonly credits: typeof credits;
  readonly designer: typeof designer;
  readonly designs: typeof designs;
  readonly menu: typeof menu;
  readonly ownData: typeof ownData;
  readonly paper: typeof paper;
  readonly password: typeof password;
  readonly popups: typeof popups;
  readonly privacy: typeof privacy;
  readonly problems: typeof problems;
  readonly project: typeof project;
  readonly sending: typeof sending;
  readonly session: typeof session;
  readonly shortcuts: typeof shortcuts;
  readonly start: typeof start;
  readonly templates: typeof templates;
  readonly uploading: typeof uploading;
  readonly wizard: typeof wizard;
}

export interface Language {
  readonly locale: 'da' | 'de' | 'no';
  /** The prefix of its addresses. */
  readonly prefix: string;
  /** How its browsers request it. */
  readonly tag: string;
  readonly words: Words;
}

const NAMESPACES = [
  'account',
  'approving',
  'confirming',
  'credits',
  'designer',
  'designs',
  'menu',
  'ownData',
  'paper',
  'password',
  'popups',
  'privacy',
  'problems',
  'project',
  'sending',
  'session',
  'shortcuts',
  'start',
  'templates',
  'uploading',
  'wizard',
] as const;

function wordsOf(locale: Language['locale']): Words {
  const read = (namespace: string) => JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8'));
  return Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(namespace)])) as unknown as Words;
}

/** The three languages of the product, Danish first. */
export const LANGUAGES: readonly Language[] = [
  { locale: 'da', prefix: '', tag: 'da-DK', words: wordsOf('da') },
  { locale: 'de', prefix: '/de', tag: 'de-DE', words: wordsOf('de') },
  { locale: 'no', prefix: '/no', tag: 'nb-NO', words: wordsOf('no') },
];
