import cinzelDecorative from '@expo-google-fonts/cinzel-decorative/700Bold/CinzelDecorative_700Bold.ttf?url';
import grenzeGotisch from '@expo-google-fonts/grenze-gotisch/500Medium/GrenzeGotisch_500Medium.ttf?url';
import uncialAntiqua from '@expo-google-fonts/uncial-antiqua/400Regular/UncialAntiqua_400Regular.ttf?url';
import unifrakturmaguntia from '@expo-google-fonts/unifrakturmaguntia/400Regular/UnifrakturMaguntia_400Regular.ttf?url';

/** Where the browser finds the font files of the group `old`. */
export const OLD_URLS: Readonly<Record<string, string>> = {
  '@expo-google-fonts/cinzel-decorative/700Bold/CinzelDecorative_700Bold.ttf': cinzelDecorative,
  '@expo-google-fonts/grenze-gotisch/500Medium/GrenzeGotisch_500Medium.ttf': grenzeGotisch,
  '@expo-google-fonts/uncial-antiqua/400Regular/UncialAntiqua_400Regular.ttf': uncialAntiqua,
  '@expo-google-fonts/unifrakturmaguntia/400Regular/UnifrakturMaguntia_400Regular.ttf': unifrakturmaguntia,
};
