import { transformOutline } from '../../geometry/matrix';
import { joinOutlines } from '../../geometry/outline';
import { svgPathData } from '../../geometry/svgPath';
import { layLine } from '../../lettering/layLine';
import { letterOutline } from '../../lettering/letterOutline';
import type { ColourName } from '../../stone/colours';
import type { Mm } from '../../stone/numbers';
import type { Crop } from './contrast';
import { inkTones, nearestColour } from './inkColour';
import { lineTemplate } from './lineTemplate';
import { type FamilyProposal, familyProposals } from './proposals';
import { compared, type Face } from './recognise';

/** What the next line needs to match an old one. */
export interface OldLineStyle {
  readonly family: string;
  readonly cursive: boolean;
  /** How likely it is among all families, 0 to 1. */
  readonly confidence: number;
  /** The cap height, as measured. */
  readonly height: Mm;
  /** The nearest colour of the trade, for letters that are cut and for such as are cast. */
  readonly colours: { readonly engraved: ColourName; readonly mounted: ColourName };
  /** The words in this family as SVG path data, over the photograph's pixels. */
  readonly words: string;
}

/** Pixels for a cap height at which colours are picked: strokes are some pixels broad. */
const PICKED_AT = 40;

/**
 * Reads an old line from its photograph: the families it is nearest to, best first, each with its height and colour.
 *
 * @param mmPerPixel of the photograph.
 */
export function readOldLine(
  crop: Crop,
  text: string,
  faces: readonly Face[],
  mmPerPixel: Mm,
): OldLineStyle[] {
  const proposals = familyProposals(compared(crop, text, faces));
  return proposals.flatMap((proposal) => {
    const face = faces.find(
      ({ family, cursive }) => family === proposal.family && cursive === proposal.cursive,
    );
    return face ? styled(crop, text, face, proposal, mmPerPixel) : [];
  });
}

function styled(
  crop: Crop,
  text: string,
  face: Face,
  { family, cursive, confidence, fit }: FamilyProposal,
  mmPerPixel: Mm,
): OldLineStyle[] {
  const template = lineTemplate(face.typeface, text, face.lean, PICKED_AT);
  const tones = template && inkTones(crop, template, fit.pose);
  if (!template || !tones) return [];
  const [paint, toRight, downwards] = fit.parts.map(Math.abs) as [number, number, number];
  // Slopes of a wall are a fifth of what paint is at the same strength: a stroke is some pixels broad.
  const walls = Math.hypot(toRight, downwards) / (Math.hypot(toRight, downwards) + 5 * paint || 1);
  return [
    {
      family,
      cursive,
      confidence,
      height: fit.pose.cap * mmPerPixel,
      colours: {
        engraved: nearestColour(tones, walls, 'engraved'),
        mounted: nearestColour(tones, walls, 'mounted'),
      },
      words: wordsOver(face, text, fit.pose),
    },
  ];
}

/** The words as they lie in the photograph, without what perspective does to them. */
function wordsOver(face: Face, text: string, pose: FamilyProposal['fit']['pose']): string {
  const setting = { fontSize: 1, fontSpacing: 100, letterSpacing: 0, spacings: [], cursive: face.lean };
  const natural = layLine(face.typeface, { ...setting, text });
  const letterSpacing = (pose.apart * natural.width) / natural.letters.length;
  const line = layLine(face.typeface, { ...setting, text, letterSpacing });
  const outline = joinOutlines(
    line.letters.map((letter) => letterOutline(face.typeface, line, letter, 'left')),
  );
  const template = lineTemplate(face.typeface, text, face.lean, PICKED_AT);
  if (!template) return '';
  const { ink } = template;
  const [cos, sin] = [Math.cos(pose.turn), Math.sin(pose.turn)];
  const [wide, high] = [pose.cap * (1 + pose.wide), pose.cap];
  // The letters stand apart about the middle of the ink.
  const left = (ink.left + ink.right) / 2 + (letterSpacing * (natural.letters.length - 1)) / 2;
  const middle = (ink.top + ink.bottom) / 2;
  const e = pose.x - wide * cos * left + high * sin * middle;
  const f = pose.y - wide * sin * left - high * cos * middle;
  return svgPathData(transformOutline(outline, [wide * cos, wide * sin, -high * sin, high * cos, e, f]));
}
