import 'i18next';
import type account from '../locales/da/account.json';
import type approving from '../locales/da/approving.json';
import type confirming from '../locales/da/confirming.json';
import type credits from '../locales/da/credits.json';
import type designer from '../locales/da/designer.json';
import type designs from '../locales/da/designs.json';
import type differences from '../locales/da/differences.json';
import type exporting from '../locales/da/export.json';
import type jobs from '../locales/da/jobs.json';
import type lettering from '../locales/da/lettering.json';
import type make from '../locales/da/make.json';
import type mason from '../locales/da/mason.json';
import type medallion from '../locales/da/medallion.json';
import type menu from '../locales/da/menu.json';
import type paper from '../locales/da/paper.json';
import type password from '../locales/da/password.json';
import type popups from '../locales/da/popups.json';
import type privacy from '../locales/da/privacy.json';
import type problems from '../locales/da/problems.json';
import type project from '../locales/da/project.json';
import type sending from '../locales/da/sending.json';
import type session from '../locales/da/session.json';
import type sheet from '../locales/da/sheet.json';
import type shortcuts from '../locales/da/shortcuts.json';
import type signs from '../locales/da/signs.json';
import type start from '../locales/da/start.json';
import type templates from '../locales/da/templates.json';
import type uploading from '../locales/da/uploading.json';
import type vat from '../locales/da/vat.json';
import type wizard from '../locales/da/wizard.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'designer';
    resources: {
      account: typeof account;
      approving: typeof approving;
      confirming: typeof confirming;
      credits: typeof credits;
      designer: typeof designer;
      designs: typeof designs;
      differences: typeof differences;
      export: typeof exporting;
      jobs: typeof jobs;
      lettering: typeof lettering;
      make: typeof make;
      mason: typeof mason;
      medallion: typeof medallion;
      menu: typeof menu;
      paper: typeof paper;
      password: typeof password;
      popups: typeof popups;
      privacy: typeof privacy;
      problems: typeof problems;
      project: typeof project;
      sending: typeof sending;
      session: typeof session;
      sheet: typeof sheet;
      shortcuts: typeof shortcuts;
      signs: typeof signs;
      start: typeof start;
      templates: typeof templates;
      uploading: typeof uploading;
      vat: typeof vat;
      wizard: typeof wizard;
    };
  }
}
