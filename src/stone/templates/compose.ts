import { variantFor } from '../cut';
import { newText } from '../defaults';
import { type Face, fitDesign } from '../fitting/fitDesign';
import { type SizedThings, sizesIn } from '../fitting/naturalSize';
import { frame } from '../frame';
import { lineColourOn, vignetColourOn } from '../legibility/offered';
import type { Ground } from '../legibility/readableColour';
import type { LetterHeights } from '../letterHeights';
import { type Parm, sandblownVignetParm, standardVignetParm } from '../parm';
import type { Design } from '../stone';
import { type People, sayingOf, type Words } from './people';
import { type SaidLine, setLines } from './setLines';
import type { Template } from './template';

/** The stone and the people a template is composed for. */
export interface Occasion {
  readonly design: Design;
  readonly face: Face;
  /** The stone's material: everything on it is legible there. */
  readonly ground: Ground;
  readonly people: People | undefined;
  readonly words: Words;
  /** The catalogue's vignettes. */
  readonly vignets: SizedThings['vignets'];
  /** The letter heights available on this stone. */
  readonly letterHeights: LetterHeights;
}

/** Gold and bronze where legible. */
const WISHED = { engraved: 'gold', mounted: 'bronze' } as const;

function linesOf(template: Template, { people, words, ground, letterHeights }: Occasion): Parm[] {
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
      variant: variantFor(line.cut),
      fontColor: lineColourOn(ground, line.cut, WISHED[line.cut]),
    }),
  );
}

function ornamentsOf(template: Template, { ground, vignets }: Occasion): Parm[] {
  return template.ornaments.flatMap(({ vignetId, x, y, height, reverse, cut }): Parm[] => {
    const natural = vignets.find(({ id }) => id === vignetId)?.height;
    // A provider's own catalogue may lack it: the lines are placed without it.
    if (!natural) return [];
    const given = {
      vignetId,
      position: { x: x ?? template.width / 2, y, rotation: 0 },
      reverse,
    };
    return cut === 'mounted'
      ? // Cast in this size.
        [
          standardVignetParm.parse({
            ...given,
            type: 'standardVignet',
            scale: 1,
            fontColor: lineColourOn(ground, cut, WISHED[cut]),
          }),
        ]
      : [
          sandblownVignetParm.parse({
            ...given,
            scale: height / natural,
            type: 'sandblownVignet',
            fontColor: vignetColourOn(ground, cut, WISHED[cut]),
          }),
        ];
  });
}

/** The design with a template's inscription, ornaments and frame instead of its own, placed on its stone. */
export function compose(template: Template, occasion: Occasion): Design {
  const { design, face, ground, vignets } = occasion;
  const drawn: Design = {
    ...design,
    Parms: [...linesOf(template, occasion), ...ornamentsOf(template, occasion)],
    Frame: template.frame
      ? { ...template.frame, Color: vignetColourOn(ground, 'engraved', WISHED.engraved) }
      : frame.parse({}),
  };
  return fitDesign(drawn, template, face, {
    sizeOf: sizesIn(design, { vignets, attachments: [] }),
    letterHeights: occasion.letterHeights,
  });
}
