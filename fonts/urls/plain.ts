import jost from '@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf?url';
import jostItalic from '@expo-google-fonts/jost/500Medium_Italic/Jost_500Medium_Italic.ttf?url';
import libreBaskerville from '@expo-google-fonts/libre-baskerville/400Regular/LibreBaskerville_400Regular.ttf?url';
import libreBaskervilleItalic from '@expo-google-fonts/libre-baskerville/400Regular_Italic/LibreBaskerville_400Regular_Italic.ttf?url';
import oldStandardTt from '@expo-google-fonts/old-standard-tt/OldStandardTT_400Regular.ttf?url';
import oldStandardTtItalic from '@expo-google-fonts/old-standard-tt/OldStandardTT_400Regular_Italic.ttf?url';
import sourceSans3 from '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?url';
import sourceSans3Italic from '@expo-google-fonts/source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf?url';

/** Where the browser finds the font files of the group `plain`. */
export const PLAIN_URLS: Readonly<Record<string, string>> = {
  '@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf': jost,
  '@expo-google-fonts/jost/500Medium_Italic/Jost_500Medium_Italic.ttf': jostItalic,
  '@expo-google-fonts/libre-baskerville/400Regular/LibreBaskerville_400Regular.ttf': libreBaskerville,
  '@expo-google-fonts/libre-baskerville/400Regular_Italic/LibreBaskerville_400Regular_Italic.ttf':
    libreBaskervilleItalic,
  '@expo-google-fonts/old-standard-tt/OldStandardTT_400Regular.ttf': oldStandardTt,
  '@expo-google-fonts/old-standard-tt/OldStandardTT_400Regular_Italic.ttf': oldStandardTtItalic,
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf': sourceSans3,
  '@expo-google-fonts/source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf': sourceSans3Italic,
};
