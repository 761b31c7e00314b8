import { late } from '../components/LateScreen';
import { addTexts } from '../texts/lateTexts';

// What a screen alone needs is fetched with it: the start page is read before the designer is there.
export const DESIGNER = late(async () => (await import('./designer/DesignerScreen')).DesignerScreen);
export const DESIGNS = late(async () => (await import('./designs/DesignsScreen')).DesignsScreen);
export const CREDITS = late(async () => (await import('./credits/CreditsScreen')).CreditsScreen);
export const CONFIRMING = late(async () => (await import('./confirming/ConfirmingScreen')).ConfirmingScreen);
export const ENDING = late(async () => (await import('./confirming/ConfirmingScreen')).EndingScreen);
export const APPROVING = late(async () => (await import('./approving/ApprovingScreen')).ApprovingScreen);
export const PRIVACY = late(async () => (await import('./privacy/PrivacyScreen')).PrivacyScreen);
export const IMPRINT = late(async () => (await import('./imprint/ImprintScreen')).ImprintScreen);
export const OWN_DATA = late(async () => {
  const [{ OwnDataScreen }] = await Promise.all([import('./ownData/OwnDataScreen'), addTexts('ownData')]);
  return OwnDataScreen;
});
export const ALTERNATIVES = late(async () => {
  const [{ AlternativesScreen }] = await Promise.all([
    import('./alternatives/AlternativesScreen'),
    addTexts('alternatives'),
  ]);
  return AlternativesScreen;
});
export const CHOOSING = late(async () => {
  const [{ ChoosingScreen }] = await Promise.all([
    import('./alternatives/ChoosingScreen'),
    addTexts('alternatives'),
  ]);
  return ChoosingScreen;
});
export const ACCOUNT = late(async () => (await import('./account/AccountScreen')).AccountScreen);
export const FORGOT = late(async () => (await import('./password/ForgotScreen')).ForgotScreen);
export const CHOOSE_PASSWORD = late(
  async () => (await import('./password/ChoosePasswordScreen')).ChoosePasswordScreen,
);
export const INBOX = late(async () => (await import('./mason/InboxScreen')).InboxScreen);
export const BENCH = late(async () => {
  const [{ BenchScreen }] = await Promise.all([import('./mason/BenchScreen'), addTexts('proposal')]);
  return BenchScreen;
});
export const PROPOSAL = late(async () => {
  const [{ ProposalScreen }] = await Promise.all([import('./proposal/ProposalScreen'), addTexts('proposal')]);
  return ProposalScreen;
});
export const MASON_SETTINGS = late(
  async () => (await import('./mason/settings/SettingsScreen')).SettingsScreen,
);
export const HOME = late(async () => (await import('./home/HomeScreen')).HomeScreen);
