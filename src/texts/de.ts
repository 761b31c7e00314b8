import account from '../../locales/de/account.json';
import confirming from '../../locales/de/confirming.json';
import credits from '../../locales/de/credits.json';
import designer from '../../locales/de/designer.json';
import designs from '../../locales/de/designs.json';
import lettering from '../../locales/de/lettering.json';
import menu from '../../locales/de/menu.json';
import paper from '../../locales/de/paper.json';
import password from '../../locales/de/password.json';
import popups from '../../locales/de/popups.json';
import privacy from '../../locales/de/privacy.json';
import problems from '../../locales/de/problems.json';
import project from '../../locales/de/project.json';
import sending from '../../locales/de/sending.json';
import session from '../../locales/de/session.json';
import shortcuts from '../../locales/de/shortcuts.json';
import signs from '../../locales/de/signs.json';
import start from '../../locales/de/start.json';
import templates from '../../locales/de/templates.json';
import uploading from '../../locales/de/uploading.json';
import vat from '../../locales/de/vat.json';
import wizard from '../../locales/de/wizard.json';

/** Every German text of the app, by namespace; fetched where it is shown in German. */
export const de = {
  account,
  confirming,
  credits,
  designer,
  designs,
  lettering,
  menu,
  paper,
  password,
  popups,
  privacy,
  problems,
  project,
  sending,
  session,
  shortcuts,
  signs,
  start,
  templates,
  uploading,
  vat,
  wizard,
};
