import { fileBytes } from '../../../fonts/fileBytes';
import { faceOf } from '../../../src/painting/pdf/face';
import type { PaperOptions } from '../../../src/painting/pdf/paintPdf';
import { translateIn } from '../../../src/painting/pdf/translateIn';
import { paperTextsBy } from '../../../src/painting/pdf/writtenTexts';
import { letterList } from '../../../src/painting/sheet/letterList';
import { soundWeld } from '../../../src/painting/sheet/soundWeld';
import type { Scene } from '../../../src/scene/scene';
import type { Locale } from '../../../src/stone/catalogue/naming';
import type { Parm } from '../../../src/stone/parm';
import { welding } from '../sheet/workshop';

const FOLDER = '@expo-google-fonts/source-sans-3';
const fonts = {
  regular: await fileBytes(`${FOLDER}/400Regular/SourceSans3_400Regular.ttf`),
  bold: await fileBytes(`${FOLDER}/600SemiBold/SourceSans3_600SemiBold.ttf`),
};

/** A stone's face, its centre line in the middle. */
export const faceWith = (scene: Scene) => faceOf(scene, [scene.width / 2], soundWeld(welding));

/** What is written on paper in a language. */
export async function optionsFor(
  locale: Locale,
  scene: Scene,
  parms: readonly Parm[] = [],
  title = 'Mor & Søster Østergård',
): Promise<PaperOptions> {
  return {
    title,
    locale,
    fonts,
    date: new Date(0),
    texts: paperTextsBy(await translateIn(locale), locale),
    letters: letterList(scene, parms, locale),
  };
}
