import { newText } from '../defaults';
import { type Face, fitDesign, naturalHeightsIn } from '../fitDesign';
import { frame } from '../frame';
import type { LetterHeights } from '../letterHeights';
import type { Mm } from '../numbers';
import { type Parm, sandblownVignetParm, standardVignetParm } from '../parm';
import type { Design } from '../stone';
import { type People, sayingOf, type Words } from './people';
import { type SaidLine, setLines } from './setLines';
import type { Template } from './template';

/** What a template is set onto, and for whom. */
export interface Occasion {
  readonly design: Design;
  readonly face: Face;
  /** The colour of the stone as `#rrggbb`: letters are light on dark granite and dark on light. */
  readonly stoneColour: string;
  readonly people: People | undefined;
  readonly words: Words;
  /** How high the catalogue's vignettes stand at scale 1, in mm, by their ids. */
  readonly vignetHeights: Readonly<Record<number, Mm>>;
  /** The heights that letters are to be had in on this stone. */
  readonly letterHeights: LetterHeights;
}

/** Stones brighter than this (0 to 255) are written on in black. */
const BRIGHT = 128;

function isBright(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  // Rec. 709: how bright each primary looks.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > BRIGHT;
}

function linesOf(template: Template, { people, words, stoneColour, letterHeights }: Occasion): Parm[] {
  const engraved = isBright(stoneColour) ? 'sort' : 'guld';
  const said = template.lines
    .map((line): SaidLine => ({ ...line, text: sayingOf(line.says, people, words) }))
    .filter(({ text }) => text !== '');
  return setLines(said, template, letterHeights).map((line) =>
    newText(line.text, {
      position: { x: line.x ?? template.width / 2, y: line.y, rotation: 0 },
      fontFamily: line.font,
      fontSize: String(line.size),
      letterSpacing: line.spacing,
      cursive: line.cursive,
      variant: line.cut === 'mounted' ? 'mounted' : 'sandb',
      fontColor: line.cut === 'mounted' ? 'bronze' : engraved,
    }),
  );
}

function ornamentsOf(template: Template, { stoneColour, vignetHeights }: Occasion): Parm[] {
  return template.ornaments.flatMap(({ vignetId, x, y, height, reverse, cut }): Parm[] => {
    const natural = vignetHeights[vignetId];
    // A provider's own catalogue may lack it: the lines stand without it.
    if (!natural) return [];
    const given = {
      vignetId,
      position: { x: x ?? template.width / 2, y, rotation: 0 },
      reverse,
    };
    return cut === 'mounted'
      ? // Cast in this size.
        [standardVignetParm.parse({ ...given, type: 'standardVignet', scale: 1, fontColor: 'bronze' })]
      : [
          sandblownVignetParm.parse({
            ...given,
            scale: height / natural,
            type: 'sandblownVignet',
            fontColor: isBright(stoneColour) ? '#000' : '#D5AC6D',
          }),
        ];
  });
}

/** The design with a template's inscription, ornaments and frame in the place of its own, set onto its stone. */
export function compose(template: Template, occasion: Occasion): Design {
  const { design, face, stoneColour, vignetHeights } = occasion;
  const drawn: Design = {
    ...design,
    Parms: [...linesOf(template, occasion), ...ornamentsOf(template, occasion)],
    Frame: template.frame
      ? { ...template.frame, Color: isBright(stoneColour) ? '#000' : '#D5AC6D' }
      : frame.parse({}),
  };
  return fitDesign(drawn, template, face, {
    naturalHeight: naturalHeightsIn(design, { vignetHeights, attachmentHeights: {} }),
    letterHeights: occasion.letterHeights,
  });
}
