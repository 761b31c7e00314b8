import { boundsOf } from '../geometry/bounds';
import { outlineFromSvg } from '../geometry/svgPath';
import type { StoneType } from '../stone/catalogue/stoneType';
import { colourNamed } from '../stone/colours';
import { type Finding, found } from '../stone/finding';
import { type Frame, frameTypeNamed } from '../stone/frame';
import type { Mm } from '../stone/numbers';
import type { BuiltFrame } from './built';
import { drawFrame } from './frame/drawFrame';
import { PerStone } from './frame/perStone';
import { FRAME_DRAWINGS } from './frame/types';
import { BENEATH_ELEMENTS } from './scene';

/** The number of frames cached per stone: as many as a user compares. */
const REMEMBERED = 12;

/** Cached so that editing a line does not redraw the frame. */
const built = new PerStone<BuiltFrame>(REMEMBERED);

function build(stoneType: StoneType, frame: Frame, bevel: Mm): BuiltFrame {
  const type = frameTypeNamed(frame.Type);
  if (!type)
    return {
      node: undefined,
      warnings: [found('error', 'unknownFrame', { value: frame.Type })],
    };
  if (type === 'none') return { node: undefined, warnings: [] };
  const drawing = FRAME_DRAWINGS[type];
  const within = { ...drawing, inset: drawing.inset + bevel };
  const outline = drawFrame(outlineFromSvg(stoneType.outline), within, frame);
  if (!outline) return { node: undefined, warnings: [found('error', 'noRoomForFrame', {})] };
  const colour = colourNamed(frame.Color);
  const warnings: Finding[] = colour ? [] : [found('error', 'unknownFrameColour', { value: frame.Color })];
  const box = boundsOf(outline);
  if (!box) return { node: undefined, warnings };
  return {
    node: {
      kind: 'frame',
      element: BENEATH_ELEMENTS,
      type,
      cut: 'engraved',
      colour: colour ?? 'white',
      outline,
      box,
      place: { x: 0, y: 0, rotation: 0, scale: 1 },
    },
    warnings,
  };
}

/**
 * Builds a stone's frame, once for each stone type and frame: repeated calls return the same node.
 *
 * @param bevel the width of the stone's bevel in mm: the frame keeps as far from it as from a plain edge.
 * @returns no node where the frame is `none`, is of an unknown kind, does not fit on the stone, or is left out
 * altogether; the second and third are reported as warnings.
 */
export function buildFrame(stoneType: StoneType, frame: Frame, bevel: Mm): BuiltFrame {
  return built.get(stoneType, `${bevel} ${JSON.stringify(frame)}`, () => build(stoneType, frame, bevel));
}
