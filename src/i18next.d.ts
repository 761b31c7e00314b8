import 'i18next';
import type designer from '../locales/da/designer.json';
import type exporting from '../locales/da/export.json';
import type paper from '../locales/da/paper.json';
import type problems from '../locales/da/problems.json';
import type session from '../locales/da/session.json';
import type sheet from '../locales/da/sheet.json';
import type start from '../locales/da/start.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'designer';
    resources: {
      designer: typeof designer;
      export: typeof exporting;
      paper: typeof paper;
      problems: typeof problems;
      session: typeof session;
      sheet: typeof sheet;
      start: typeof start;
    };
  }
}
