import alexBrush from '@expo-google-fonts/alex-brush/400Regular/AlexBrush_400Regular.ttf?url';
import allura from '@expo-google-fonts/allura/400Regular/Allura_400Regular.ttf?url';
import courgette from '@expo-google-fonts/courgette/400Regular/Courgette_400Regular.ttf?url';
import greatVibes from '@expo-google-fonts/great-vibes/400Regular/GreatVibes_400Regular.ttf?url';
import parisienne from '@expo-google-fonts/parisienne/400Regular/Parisienne_400Regular.ttf?url';
import pinyonScript from '@expo-google-fonts/pinyon-script/400Regular/PinyonScript_400Regular.ttf?url';

/** Where the browser finds the font files of the group `script`. */
export const SCRIPT_URLS: Readonly<Record<string, string>> = {
  '@expo-google-fonts/alex-brush/400Regular/AlexBrush_400Regular.ttf': alexBrush,
  '@expo-google-fonts/allura/400Regular/Allura_400Regular.ttf': allura,
  '@expo-google-fonts/courgette/400Regular/Courgette_400Regular.ttf': courgette,
  '@expo-google-fonts/great-vibes/400Regular/GreatVibes_400Regular.ttf': greatVibes,
  '@expo-google-fonts/parisienne/400Regular/Parisienne_400Regular.ttf': parisienne,
  '@expo-google-fonts/pinyon-script/400Regular/PinyonScript_400Regular.ttf': pinyonScript,
};
