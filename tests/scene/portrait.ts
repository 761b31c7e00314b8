import sharp from 'sharp';
import { proofreadScene } from '../../server/commands/checkedScene';
import type { Scene } from '../../src/scene/scene';
import { catalogue, designWith } from './drawnStone';

const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** A photograph of four fields, 30 by 40 pixels each: red, green, blue and grey (upper left, upper right, below). */
export const FIELDS = dataUrl(
  'png',
  await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80"><path fill="#c83232" d="M0 0h30v40H0z"/><path fill="#32c832" d="M30 0h30v40H30z"/><path fill="#3232c8" d="M0 40h30v40H0z"/><path fill="#808080" d="M30 40h30v40H30z"/></svg>',
    ),
  )
    .png({ palette: true })
    .toBuffer(),
);

/** A portrait that was drawn for this: hair, a face, shoulders in front of a wall; small enough for a data URL in a design. */
export const PORTRAIT = dataUrl(
  'webp',
  await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320" viewBox="0 0 240 320">
      <defs>
        <radialGradient id="wall" cx=".4" cy=".3" r=".9"><stop stop-color="#b9c4c9"/><stop offset="1" stop-color="#5d6b73"/></radialGradient>
        <radialGradient id="skin" cx=".4" cy=".38" r=".7"><stop stop-color="#f3d3bb"/><stop offset="1" stop-color="#c08a68"/></radialGradient>
      </defs>
      <rect width="240" height="320" fill="url(#wall)"/>
      <path d="M0 320C8 252 62 236 120 236S232 252 240 320Z" fill="#2f4a63"/>
      <path d="M92 196h56v44c-10 18-46 18-56 0z" fill="#b98362"/>
      <ellipse cx="120" cy="140" rx="56" ry="72" fill="url(#skin)"/>
      <path d="M62 140C52 60 92 44 122 46S190 66 178 142C172 104 150 92 112 96 84 98 70 112 62 140Z" fill="#6b5443"/>
      <path d="M92 138h16M132 138h16" stroke="#473628" stroke-width="5" stroke-linecap="round"/>
      <path d="M102 178q18 12 36 0" stroke="#9b5348" stroke-width="4" fill="none" stroke-linecap="round"/>
      <path d="M86 246l34 30 34-30" stroke="#e6e2d8" stroke-width="8" fill="none"/>
    </svg>`),
  )
    .webp({ quality: 12, effort: 6 })
    .toBuffer(),
);

/** A stone with one medallion, 9 by 12 cm about 300, 300 unless it is said otherwise. */
export const sceneWithMedallion = (given: object = {}): Promise<Scene> =>
  proofreadScene({
    design: designWith([
      { type: 'medallion', picture: FIELDS, position: { x: 300, y: 300, rotation: 0 }, ...given },
    ]),
    catalogue,
  });

/** The same with the photograph etched into it. */
export const sceneWithEtching = (given: object = {}): Promise<Scene> =>
  proofreadScene({
    design: designWith([
      { type: 'etching', picture: FIELDS, position: { x: 300, y: 300, rotation: 0 }, ...given },
    ]),
    catalogue,
  });
