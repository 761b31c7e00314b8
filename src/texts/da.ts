import account from '../../locales/da/account.json';
import confirming from '../../locales/da/confirming.json';
import credits from '../../locales/da/credits.json';
import designer from '../../locales/da/designer.json';
import designs from '../../locales/da/designs.json';
import lettering from '../../locales/da/lettering.json';
import menu from '../../locales/da/menu.json';
import paper from '../../locales/da/paper.json';
import password from '../../locales/da/password.json';
import popups from '../../locales/da/popups.json';
import privacy from '../../locales/da/privacy.json';
import problems from '../../locales/da/problems.json';
import project from '../../locales/da/project.json';
import sending from '../../locales/da/sending.json';
import session from '../../locales/da/session.json';
import shortcuts from '../../locales/da/shortcuts.json';
import signs from '../../locales/da/signs.json';
import start from '../../locales/da/start.json';
import templates from '../../locales/da/templates.json';
import uploading from '../../locales/da/uploading.json';
import vat from '../../locales/da/vat.json';
import wizard from '../../locales/da/wizard.json';

/** Every Danish text of the app, by namespace: they come with it, for what another language lacks is said in Danish. */
export const da = {
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
