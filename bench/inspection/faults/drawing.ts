import type { Parm } from '../../../src/stone/parm';
import { type Design, design as designBody } from '../../../src/stone/stone';
import { oneOf, type Random } from '../../../tests/random';
import { catalogue } from '../inspected';
import { between, changed, type Fault, type Seeded } from '../seeded';

/** Characters that no typeface of the Latin letters has: Chinese, Hebrew, Arabic, Thai, Georgian, a chess king. */
const FOREIGN = ['字', 'ש', 'ع', 'ก', 'ა', '♔'];
const NO_FAMILY = ['Times New Roman', 'Comic Sans MS', 'Helvetica', 'eb garamond', 'Zapfino', ''];
const NO_COLOUR = ['lilla', 'rosa', '#12345', 'guldagtig', 'rgb(1,2,3)', 'hvide'];
const NO_TRANSFORM = ['wobble(3)', 'rotate(', 'scale(a)', 'rotateX(20deg)', 'translate(1 2 3 4)'];
const NO_FRAME = ['roses', 'Line', 'dobbelt', 'line2'];

/** No catalogue has so many entries. */
const unknownId = (random: Random) => 90_000 + Math.floor(random() * 900_000);

function lineOf({ Parms }: Design, random: Random) {
  const lines = Parms.flatMap((parm, element) =>
    parm.type === 'text' && parm.subText.trim() !== '' ? [{ parm, element }] : [],
  );
  return lines.length > 0 ? oneOf(random, lines) : undefined;
}

const withMore = (design: Design, ...more: object[]): Design =>
  designBody.parse({ ...design, Parms: [...design.Parms, ...more] });

const centre = (design: Design, random: Random): Parm['position'] => {
  const type = catalogue.stoneTypes.find(({ id }) => id === design.StoneTypeId);
  return { x: (type?.width ?? 400) / 2, y: (type?.height ?? 400) * 0.15, rotation: between(random, -30, 30) };
};

/** The design on an uploaded stone without a photograph. */
function ownStone(design: Design, width: number, height: number): Design {
  const outline = `M0 0H${width}V${height}H0Z`;
  return {
    ...design,
    StoneTypeId: 1_000_001,
    stoneStoneTypes: [{ id: 1_000_001, url: 'data:,', width, height, outline }],
  };
}

const anyVignet = (random: Random) =>
  oneOf(
    random,
    catalogue.vignets.filter(({ kind }) => kind === 'sandblown'),
  ).id;

/** The faults of a drawing: it names what does not exist. */
export const DRAWING_FAULTS = {
  missingCharacter: ({ design }, random) => {
    const line = lineOf(design, random);
    if (!line) return undefined;
    const characters = Array.from(line.parm.subText);
    const at = Math.floor(random() * (characters.length + 1));
    const subText = characters.toSpliced(at, 0, oneOf(random, FOREIGN)).join('');
    const { element } = line;
    return {
      kind: 'missingCharacter',
      design: changed(design, element, { subText }),
      elements: [element],
      characters: [at],
    };
  },
  unknownFont: ({ design }, random) => {
    const element = lineOf(design, random)?.element;
    if (element === undefined) return undefined;
    return {
      kind: 'unknownFont',
      design: changed(design, element, { fontFamily: oneOf(random, NO_FAMILY) }),
      elements: [element],
    };
  },
  unknownColour: ({ design }, random) => {
    const element = lineOf(design, random)?.element;
    if (element === undefined) return undefined;
    return {
      kind: 'unknownColour',
      design: changed(design, element, { fontColor: oneOf(random, NO_COLOUR) }),
      elements: [element],
    };
  },
  unknownVignet: ({ design }, random) => ({
    kind: 'unknownVignet',
    design: withMore(design, {
      type: oneOf(random, ['sandblownVignet', 'standardVignet', 'customVignet']),
      vignetId: unknownId(random),
      position: centre(design, random),
    }),
    elements: [design.Parms.length],
  }),
  unknownAttachment: ({ design }, random) => ({
    kind: 'unknownAttachment',
    design: withMore(design, {
      type: 'attachment',
      attachmentId: unknownId(random),
      position: centre(design, random),
    }),
    elements: [design.Parms.length],
  }),
  unknownTransform: ({ design }, random) => ({
    kind: 'unknownTransform',
    design: withMore(design, {
      type: 'sandblownVignet',
      vignetId: anyVignet(random),
      transform: oneOf(random, NO_TRANSFORM),
      position: centre(design, random),
    }),
    elements: [design.Parms.length],
  }),
  pictureFailed: ({ design }, random) => {
    const vignetId = 1_000_000 + Math.floor(random() * 1000);
    const drawn = withMore(design, { type: 'customVignet', vignetId, position: centre(design, random) });
    return {
      kind: 'pictureFailed',
      design: { ...drawn, stoneVignets: [{ id: vignetId, url: 'data:image/png;base64,broken' }] },
      elements: [design.Parms.length],
    };
  },
  unknownFrame: ({ design }, random) => ({
    kind: 'unknownFrame',
    design: designBody.parse({ ...design, Frame: { Type: oneOf(random, NO_FRAME) } }),
    elements: [],
  }),
  unknownFrameColour: ({ design }, random) => ({
    kind: 'unknownFrameColour',
    design: designBody.parse({ ...design, Frame: { Type: 'line', Color: oneOf(random, NO_COLOUR) } }),
    elements: [],
  }),
  // Narrower than the frame's lines on both sides together.
  noRoomForFrame: ({ design }, random): Seeded => ({
    kind: 'noRoomForFrame',
    design: designBody.parse({
      ...ownStone(design, between(random, 8, 30), between(random, 100, 400)),
      Frame: { Type: oneOf(random, ['line', 'doubleLine', 'thickThin', 'leaves']) },
    }),
    elements: [],
  }),
  // Mostly a number that no catalogue has, otherwise the material of another stone.
  unknownMaterial: ({ design }, random) => {
    const others = catalogue.stoneTypes.filter(({ id }) => id !== design.StoneTypeId);
    const ofAnother = oneOf(random, oneOf(random, others).Variants).id;
    return {
      kind: 'unknownMaterial',
      design: { ...design, StoneTypeVariantId: random() < 0.7 ? unknownId(random) : ofAnother },
      elements: [],
    };
  },
  photographFailed: ({ design }, random) => ({
    kind: 'photographFailed',
    design: ownStone(design, between(random, 400, 900), between(random, 400, 900)),
    elements: [],
  }),
} as const satisfies Record<string, Fault>;
