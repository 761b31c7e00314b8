import alegreya from '@expo-google-fonts/alegreya/700Bold/Alegreya_700Bold.ttf?url';
import alegreyaItalic from '@expo-google-fonts/alegreya/700Bold_Italic/Alegreya_700Bold_Italic.ttf?url';
import cinzel from '@expo-google-fonts/cinzel/600SemiBold/Cinzel_600SemiBold.ttf?url';
import ebGaramond from '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf?url';
import ebGaramondItalic from '@expo-google-fonts/eb-garamond/500Medium_Italic/EBGaramond_500Medium_Italic.ttf?url';
import greatVibes from '@expo-google-fonts/great-vibes/400Regular/GreatVibes_400Regular.ttf?url';
import jost from '@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf?url';
import jostItalic from '@expo-google-fonts/jost/500Medium_Italic/Jost_500Medium_Italic.ttf?url';
import libreBaskerville from '@expo-google-fonts/libre-baskerville/400Regular/LibreBaskerville_400Regular.ttf?url';
import libreBaskervilleItalic from '@expo-google-fonts/libre-baskerville/400Regular_Italic/LibreBaskerville_400Regular_Italic.ttf?url';

/**
 * Where the browser finds each font file of the catalogue. Written out file by file because Vite follows only
 * addresses it can read; a test holds the list against `catalogue.json`.
 */
export const FONT_URLS: Readonly<Record<string, string>> = {
  '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf': ebGaramond,
  '@expo-google-fonts/eb-garamond/500Medium_Italic/EBGaramond_500Medium_Italic.ttf': ebGaramondItalic,
  '@expo-google-fonts/cinzel/600SemiBold/Cinzel_600SemiBold.ttf': cinzel,
  '@expo-google-fonts/libre-baskerville/400Regular/LibreBaskerville_400Regular.ttf': libreBaskerville,
  '@expo-google-fonts/libre-baskerville/400Regular_Italic/LibreBaskerville_400Regular_Italic.ttf':
    libreBaskervilleItalic,
  '@expo-google-fonts/alegreya/700Bold/Alegreya_700Bold.ttf': alegreya,
  '@expo-google-fonts/alegreya/700Bold_Italic/Alegreya_700Bold_Italic.ttf': alegreyaItalic,
  '@expo-google-fonts/great-vibes/400Regular/GreatVibes_400Regular.ttf': greatVibes,
  '@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf': jost,
  '@expo-google-fonts/jost/500Medium_Italic/Jost_500Medium_Italic.ttf': jostItalic,
};
