import account from '../../locales/no/account.json';
import confirming from '../../locales/no/confirming.json';
import credits from '../../locales/no/credits.json';
import designer from '../../locales/no/designer.json';
import designs from '../../locales/no/designs.json';
import lettering from '../../locales/no/lettering.json';
import menu from '../../locales/no/menu.json';
import paper from '../../locales/no/paper.json';
import password from '../../locales/no/password.json';
import popups from '../../locales/no/popups.json';
import privacy from '../../locales/no/privacy.json';
import problems from '../../locales/no/problems.json';
import project from '../../locales/no/project.json';
import sending from '../../locales/no/sending.json';
import session from '../../locales/no/session.json';
import shortcuts from '../../locales/no/shortcuts.json';
import signs from '../../locales/no/signs.json';
import start from '../../locales/no/start.json';
import templates from '../../locales/no/templates.json';
import uploading from '../../locales/no/uploading.json';
import vat from '../../locales/no/vat.json';
import wizard from '../../locales/no/wizard.json';

/** Every Norwegian text of the app, by namespace; fetched where it is shown in Norwegian. */
export const no = {
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
