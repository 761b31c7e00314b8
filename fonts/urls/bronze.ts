import alegreya from '@expo-google-fonts/alegreya/700Bold/Alegreya_700Bold.ttf?url';
import alegreyaItalic from '@expo-google-fonts/alegreya/700Bold_Italic/Alegreya_700Bold_Italic.ttf?url';
import alegreyaSc from '@expo-google-fonts/alegreya-sc/AlegreyaSC_700Bold.ttf?url';
import alegreyaScItalic from '@expo-google-fonts/alegreya-sc/AlegreyaSC_700Bold_Italic.ttf?url';
import belleza from '@expo-google-fonts/belleza/Belleza_400Regular.ttf?url';
import caudex from '@expo-google-fonts/caudex/700Bold/Caudex_700Bold.ttf?url';
import caudexItalic from '@expo-google-fonts/caudex/700Bold_Italic/Caudex_700Bold_Italic.ttf?url';
import josefinSans from '@expo-google-fonts/josefin-sans/600SemiBold/JosefinSans_600SemiBold.ttf?url';
import josefinSansItalic from '@expo-google-fonts/josefin-sans/600SemiBold_Italic/JosefinSans_600SemiBold_Italic.ttf?url';
import philosopher from '@expo-google-fonts/philosopher/700Bold/Philosopher_700Bold.ttf?url';
import philosopherItalic from '@expo-google-fonts/philosopher/700Bold_Italic/Philosopher_700Bold_Italic.ttf?url';
import quattrocento from '@expo-google-fonts/quattrocento/Quattrocento_700Bold.ttf?url';
import vollkorn from '@expo-google-fonts/vollkorn/600SemiBold/Vollkorn_600SemiBold.ttf?url';
import vollkornItalic from '@expo-google-fonts/vollkorn/600SemiBold_Italic/Vollkorn_600SemiBold_Italic.ttf?url';

/** Where the browser finds the font files of the group `bronze`. */
export const BRONZE_URLS: Readonly<Record<string, string>> = {
  '@expo-google-fonts/alegreya-sc/AlegreyaSC_700Bold.ttf': alegreyaSc,
  '@expo-google-fonts/alegreya-sc/AlegreyaSC_700Bold_Italic.ttf': alegreyaScItalic,
  '@expo-google-fonts/alegreya/700Bold/Alegreya_700Bold.ttf': alegreya,
  '@expo-google-fonts/alegreya/700Bold_Italic/Alegreya_700Bold_Italic.ttf': alegreyaItalic,
  '@expo-google-fonts/belleza/Belleza_400Regular.ttf': belleza,
  '@expo-google-fonts/caudex/700Bold/Caudex_700Bold.ttf': caudex,
  '@expo-google-fonts/caudex/700Bold_Italic/Caudex_700Bold_Italic.ttf': caudexItalic,
  '@expo-google-fonts/josefin-sans/600SemiBold/JosefinSans_600SemiBold.ttf': josefinSans,
  '@expo-google-fonts/josefin-sans/600SemiBold_Italic/JosefinSans_600SemiBold_Italic.ttf': josefinSansItalic,
  '@expo-google-fonts/philosopher/700Bold/Philosopher_700Bold.ttf': philosopher,
  '@expo-google-fonts/philosopher/700Bold_Italic/Philosopher_700Bold_Italic.ttf': philosopherItalic,
  '@expo-google-fonts/quattrocento/Quattrocento_700Bold.ttf': quattrocento,
  '@expo-google-fonts/vollkorn/600SemiBold/Vollkorn_600SemiBold.ttf': vollkorn,
  '@expo-google-fonts/vollkorn/600SemiBold_Italic/Vollkorn_600SemiBold_Italic.ttf': vollkornItalic,
};
