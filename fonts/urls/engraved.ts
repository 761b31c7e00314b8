import baskervville from '@expo-google-fonts/baskervville/500Medium/Baskervville_500Medium.ttf?url';
import baskervvilleItalic from '@expo-google-fonts/baskervville/500Medium_Italic/Baskervville_500Medium_Italic.ttf?url';
import cinzel from '@expo-google-fonts/cinzel/600SemiBold/Cinzel_600SemiBold.ttf?url';
import cormorantGaramond from '@expo-google-fonts/cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf?url';
import cormorantGaramondItalic from '@expo-google-fonts/cormorant-garamond/600SemiBold_Italic/CormorantGaramond_600SemiBold_Italic.ttf?url';
import ebGaramond from '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf?url';
import ebGaramondItalic from '@expo-google-fonts/eb-garamond/500Medium_Italic/EBGaramond_500Medium_Italic.ttf?url';
import forum from '@expo-google-fonts/forum/400Regular/Forum_400Regular.ttf?url';
import gildaDisplay from '@expo-google-fonts/gilda-display/400Regular/GildaDisplay_400Regular.ttf?url';
import libreCaslonText from '@expo-google-fonts/libre-caslon-text/400Regular/LibreCaslonText_400Regular.ttf?url';
import libreCaslonTextItalic from '@expo-google-fonts/libre-caslon-text/400Regular_Italic/LibreCaslonText_400Regular_Italic.ttf?url';
import marcellus from '@expo-google-fonts/marcellus/400Regular/Marcellus_400Regular.ttf?url';
import marcellusSc from '@expo-google-fonts/marcellus-sc/400Regular/MarcellusSC_400Regular.ttf?url';
import playfairDisplay from '@expo-google-fonts/playfair-display/500Medium/PlayfairDisplay_500Medium.ttf?url';
import playfairDisplayItalic from '@expo-google-fonts/playfair-display/500Medium_Italic/PlayfairDisplay_500Medium_Italic.ttf?url';
import sortsMillGoudy from '@expo-google-fonts/sorts-mill-goudy/400Regular/SortsMillGoudy_400Regular.ttf?url';
import sortsMillGoudyItalic from '@expo-google-fonts/sorts-mill-goudy/400Regular_Italic/SortsMillGoudy_400Regular_Italic.ttf?url';

/** Where the browser finds the font files of the group `engraved`. */
export const ENGRAVED_URLS: Readonly<Record<string, string>> = {
  '@expo-google-fonts/baskervville/500Medium/Baskervville_500Medium.ttf': baskervville,
  '@expo-google-fonts/baskervville/500Medium_Italic/Baskervville_500Medium_Italic.ttf': baskervvilleItalic,
  '@expo-google-fonts/cinzel/600SemiBold/Cinzel_600SemiBold.ttf': cinzel,
  '@expo-google-fonts/cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf': cormorantGaramond,
  '@expo-google-fonts/cormorant-garamond/600SemiBold_Italic/CormorantGaramond_600SemiBold_Italic.ttf':
    cormorantGaramondItalic,
  '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf': ebGaramond,
  '@expo-google-fonts/eb-garamond/500Medium_Italic/EBGaramond_500Medium_Italic.ttf': ebGaramondItalic,
  '@expo-google-fonts/forum/400Regular/Forum_400Regular.ttf': forum,
  '@expo-google-fonts/gilda-display/400Regular/GildaDisplay_400Regular.ttf': gildaDisplay,
  '@expo-google-fonts/libre-caslon-text/400Regular/LibreCaslonText_400Regular.ttf': libreCaslonText,
  '@expo-google-fonts/libre-caslon-text/400Regular_Italic/LibreCaslonText_400Regular_Italic.ttf':
    libreCaslonTextItalic,
  '@expo-google-fonts/marcellus-sc/400Regular/MarcellusSC_400Regular.ttf': marcellusSc,
  '@expo-google-fonts/marcellus/400Regular/Marcellus_400Regular.ttf': marcellus,
  '@expo-google-fonts/playfair-display/500Medium/PlayfairDisplay_500Medium.ttf': playfairDisplay,
  '@expo-google-fonts/playfair-display/500Medium_Italic/PlayfairDisplay_500Medium_Italic.ttf':
    playfairDisplayItalic,
  '@expo-google-fonts/sorts-mill-goudy/400Regular/SortsMillGoudy_400Regular.ttf': sortsMillGoudy,
  '@expo-google-fonts/sorts-mill-goudy/400Regular_Italic/SortsMillGoudy_400Regular_Italic.ttf':
    sortsMillGoudyItalic,
};
