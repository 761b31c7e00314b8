import type { App } from '../http/app';
import type { Services } from '../services';
import { accesses } from './accesses/accesses';
import { alternativesOfStone } from './alternatives/alternatives';
import { choosingBetween } from './alternatives/choose';
import { approving } from './approval/approve';
import { askingApproval } from './approval/ask';
import { askingOfCase } from './approval/askCase';
import { approvalChanges } from './approval/changes';
import { mindingApproval } from './approval/mind';
import { trailOfApproval } from './approval/trail';
import { assets } from './asset/asset';
import { attachments } from './catalogue/attachments';
import { backgrounds } from './catalogue/backgrounds';
import { churchyards } from './catalogue/churchyards';
import { fonts } from './catalogue/fonts';
import { stonemasons } from './catalogue/stonemasons';
import { stoneTypes } from './catalogue/stoneTypes';
import { vignets } from './catalogue/vignets';
import { confirmations } from './confirmation/confirmation';
import { health } from './health';
import { inspect } from './inspect/inspect';
import { lettering } from './lettering/lettering';
import { keptPairs } from './lettering/pairs';
import { keptStyles } from './lettering/styles';
import { masonOrders } from './mason/orders';
import { masonQuestions } from './mason/questions';
import { masonSettingsCalls } from './mason/settings';
import { newPasswords } from './password/newPassword';
import { passwordLetter } from './password/passwordLetter';
import { picturePage } from './picture/picture';
import { prepareByType } from './prepare/byType';
import { prepareStandard } from './prepare/standard';
import { pricesCalls } from './prices/prices';
import { dataOfCase } from './privacy/caseData';
import { dataOfRelative } from './privacy/relativeData';
import { dataOfStone } from './privacy/stoneData';
import { createProject } from './project/create';
import { lists } from './project/list';
import { deleteProject, readProject, updateProject } from './project/one';
import { proposals } from './proposal/atStone';
import { proposalByLink } from './proposal/byLink';
import { removeBackground } from './removebg/removeBackground';
import { sendProject } from './send/project';
import { releaseOrder } from './send/release';
import { changeStatus, stoneHistory } from './send/status';
import { sendStone } from './send/stone';
import { accounts } from './session/account';
import { login } from './session/login';
import { logout } from './session/logout';
import { secondFactors } from './session/secondFactor';
import { sessions } from './session/sessions';
import { stepLettersCalls } from './stepLetters/stepLetters';
import { copyStone } from './stone/copy';
import { createStone } from './stone/create';
import { deleteStone } from './stone/delete';
import { stonePreview } from './stone/preview';
import { readStone } from './stone/read';
import { renewLinks } from './stone/renewLinks';
import { takeOverStone } from './stone/takeOver';
import { updateStone } from './stone/update';
import { deleteStoneType } from './stonetype/delete';

/** Every call of the server (specification section 7), one file each. */
export const ROUTES: readonly ((app: App, services: Services) => void)[] = [
  health,
  login,
  logout,
  accounts,
  sessions,
  secondFactors,
  passwordLetter,
  newPasswords,
  stoneTypes,
  vignets,
  attachments,
  backgrounds,
  fonts,
  churchyards,
  stonemasons,
  prepareStandard,
  prepareByType,
  pricesCalls,
  inspect,
  createStone,
  readStone,
  updateStone,
  deleteStone,
  copyStone,
  takeOverStone,
  renewLinks,
  stonePreview,
  removeBackground,
  deleteStoneType,
  assets,
  lettering,
  keptPairs,
  keptStyles,
  picturePage,
  lists,
  createProject,
  readProject,
  updateProject,
  deleteProject,
  sendStone,
  sendProject,
  releaseOrder,
  confirmations,
  stepLettersCalls,
  changeStatus,
  stoneHistory,
  masonOrders,
  masonQuestions,
  proposals,
  proposalByLink,
  askingApproval,
  askingOfCase,
  mindingApproval,
  approvalChanges,
  trailOfApproval,
  approving,
  alternativesOfStone,
  choosingBetween,
  masonSettingsCalls,
  accesses,
  dataOfStone,
  dataOfRelative,
  dataOfCase,
];
