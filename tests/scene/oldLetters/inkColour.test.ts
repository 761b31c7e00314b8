import { beforeAll, expect, test } from 'vitest';
import { allFaces } from '../../../bench/oldLetters/faces';
import { type Coverage, coverageOf } from '../../../bench/oldLetters/letters';
import type { Crop } from '../../../src/scene/oldLetters/contrast';
import { inkTones, nearestColour } from '../../../src/scene/oldLetters/inkColour';
import { type LineTemplate, lineTemplate } from '../../../src/scene/oldLetters/lineTemplate';
import type { Pose } from '../../../src/scene/oldLetters/pose';
import { type ColourName, ENGRAVED_COLOURS, MOUNTED_COLOURS } from '../../../src/stone/colours';
import { randomFrom } from '../../random';

type Tone = readonly [number, number, number];

/** Paints and metals as they may look in daylight, each a little off the recogniser's own tones: a judgement. */
const LOOKS: Readonly<Partial<Record<ColourName, Tone>>> = {
  white: [236, 234, 228],
  grey: [140, 141, 141],
  black: [36, 35, 36],
  gold: [188, 148, 84],
  silver: [186, 188, 192],
  bronze: [128, 98, 62],
  alu: [170, 172, 175],
  brown: [88, 63, 47],
  blackLacquered: [34, 33, 34],
  sulfur: [69, 59, 46],
};
const STONES: Readonly<Record<string, Tone>> = {
  dark: [52, 52, 54],
  middle: [112, 108, 106],
  light: [205, 200, 194],
};
/** Light of a low sun and of an overcast sky. */
const LIGHTS: Readonly<Record<string, Tone>> = { warm: [1.04, 1, 0.95], cool: [0.96, 1, 1.04] };

/** What a photograph cannot tell from a bare cut, on which stone: either is right (docs/decisions.md, "Old letters"). */
const AS_BARE: readonly string[] = ['black on dark', 'silver on light'];

const CAP = 32;
const TEXT = 'ANNA HOLM';
let cover: Coverage;
let template: LineTemplate;
let pose: Pose;

beforeAll(async () => {
  const family = 'Cinzel';
  const face = (await allFaces()).find((each) => each.family === family && !each.cursive);
  const line = face && lineTemplate(face.typeface, TEXT, 'none', 40);
  if (!line) throw new Error(`${family} cannot be set`);
  template = line;
  const around = [0.4, 0.4, 0.4, 0.4] as const;
  cover = await coverageOf({
    ...{ family, cursive: false, text: TEXT, cap: CAP, apart: 0, turned: 0, recedes: [0, 0], around },
  });
  const { width, height } = cover;
  pose = { x: width / 2, y: height / 2, cap: CAP, turn: 0, wide: 0, apart: 0, grows: 0, leans: 0 };
});

/** A photograph of letters of a tone in a stone of another, with noise of five of 255. */
function photographOf(ink: Tone, stone: Tone, light: Tone, seed: number): Crop {
  const random = randomFrom(seed);
  const { width, height } = cover;
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    const share = cover.data[at] ?? 0;
    // A stone's grain is of one brightness, a sensor's noise of each colour.
    const grain = (random() - 0.5) * 24 * (1 - share);
    for (const channel of [0, 1, 2]) {
      const tone = (ink[channel] ?? 0) * share + (stone[channel] ?? 0) * (1 - share) + grain;
      const noise = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      data[4 * at + channel] = tone * (light[channel] ?? 1) + 5 * noise;
    }
  }
  return { width, height, data };
}

function pickedOf(
  ink: Tone,
  stone: Tone,
  light: Tone,
  walls: number,
  cut: 'engraved' | 'mounted',
): ColourName {
  const tones = inkTones(photographOf(ink, stone, light, 7), template, pose);
  if (!tones) throw new Error('no letters in the photograph');
  return nearestColour(tones, walls, cut);
}

const each = (colours: object, cut: 'engraved' | 'mounted') =>
  Object.keys(colours).flatMap((name) =>
    Object.keys(STONES).flatMap((stone) =>
      Object.keys(LIGHTS).map((light) => ({ name: name as ColourName, stone, light, cut })),
    ),
  );

test.each([...each(ENGRAVED_COLOURS, 'engraved'), ...each(MOUNTED_COLOURS, 'mounted')])(
  '$name, $cut, on a $stone stone in $light light is picked',
  ({ name, stone, light, cut }) => {
    const ground = STONES[stone] ?? [0, 0, 0];
    // Bare letters are their stone, a little lighter where it is broken.
    const ink = LOOKS[name] ?? (ground.map((part) => part + 12) as [number, number, number]);
    const picked = pickedOf(
      ink,
      ground,
      LIGHTS[light] ?? [1, 1, 1],
      name === 'transparent' ? 0.6 : 0.05,
      cut,
    );
    expect(AS_BARE.includes(`${name} on ${stone}`) ? [name, 'transparent'] : [name]).toContain(picked);
  },
);
