import almendra from '@expo-google-fonts/almendra/Almendra_400Regular.ttf?url';
import fondamento from '@expo-google-fonts/fondamento/400Regular/Fondamento_400Regular.ttf?url';
import fondamentoItalic from '@expo-google-fonts/fondamento/400Regular_Italic/Fondamento_400Regular_Italic.ttf?url';
import quintessential from '@expo-google-fonts/quintessential/Quintessential_400Regular.ttf?url';

/** Where the browser finds the font files of the group `storm`. */
export const STORM_URLS: Readonly<Record<string, string>> = {
  '@expo-google-fonts/almendra/Almendra_400Regular.ttf': almendra,
  '@expo-google-fonts/fondamento/400Regular/Fondamento_400Regular.ttf': fondamento,
  '@expo-google-fonts/fondamento/400Regular_Italic/Fondamento_400Regular_Italic.ttf': fondamentoItalic,
  '@expo-google-fonts/quintessential/Quintessential_400Regular.ttf': quintessential,
};
