import ebGaramond from '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf?url';
import { joinMatrices, transformOutline } from '../../../geometry/matrix';
import { joinOutlines } from '../../../geometry/outline';
import { svgPathData } from '../../../geometry/svgPath';
import { byFlatCapitals } from '../../../lettering/flatCapitals';
import { layLine } from '../../../lettering/layLine';
import { letterOutline } from '../../../lettering/letterOutline';
import { loadShaper } from '../../../lettering/shaper';
import { openTypeface, type Typeface } from '../../../lettering/typeface';
import { NAME_LINE, ON_PICTURE, PICTURE, WIDEST_NAME } from './bareStone';

/** A visitor's name, as it stands on the first picture's stone. */
export interface LetteredName {
  readonly name: string;
  /** An SVG of the picture's size with the letters alone. */
  readonly svg: string;
  /** The characters that the typeface of the picture lacks: they are left out. */
  readonly lacking: readonly string[];
}

/** Light from the upper left on the flanks of a gilded cut. */
const CUT = `<filter id="cut" x="-5%" y="-30%" width="110%" height="160%">
<feGaussianBlur in="SourceAlpha" stdDeviation="1.3" result="depth"/>
<feDiffuseLighting in="depth" surfaceScale="-6" diffuseConstant="1.15" lighting-color="#e3ad54" result="lit"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting>
<feComposite in="lit" in2="SourceAlpha" operator="in"/>
</filter>`;

/** The letters of a name where they are cut, set by the same rule as every stone's. */
export function setName(typeface: Typeface, name: string): LetteredName {
  const whole = { ...NAME_LINE, text: name, fontSpacing: 100, spacings: [] };
  const natural = layLine(typeface, whole);
  // A long name is set smaller, as its mason would.
  const share = Math.min(1, WIDEST_NAME / natural.width);
  const line = layLine(typeface, {
    ...whole,
    fontSize: whole.fontSize * share,
    letterSpacing: whole.letterSpacing * share,
  });
  const onPicture = joinMatrices(ON_PICTURE, [1, 0, 0, 1, NAME_LINE.x, NAME_LINE.y]);
  const there = line.letters.filter(({ missing }) => !missing);
  const outline = joinOutlines(there.map((letter) => letterOutline(typeface, line, letter)));
  const { width, height } = PICTURE;
  const path = svgPathData(transformOutline(outline, onPicture), 2);
  return {
    name,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${CUT}<path d="${path}" fill="#d9a954" filter="url(#cut)"/></svg>`,
    lacking: [...new Set(line.letters.flatMap(({ missing, cluster }) => (missing ? [cluster] : [])))],
  };
}

let opening: Promise<Typeface> | undefined;

/** The typeface of the picture, fetched once; a failed fetch may be tried again. */
function openLetters(): Promise<Typeface> {
  opening ??= Promise.all([loadShaper(), fetchBytes(ebGaramond)])
    .then(([shaper, bytes]) => byFlatCapitals(openTypeface(shaper, bytes, 'EB Garamond')))
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.arrayBuffer();
}

/** Sets a name in the letters of the picture, which are fetched for it. */
export async function nameOnStone(name: string): Promise<LetteredName> {
  return setName(await openLetters(), name);
}
