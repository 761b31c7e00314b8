import type { Box } from '../../../geometry/box';
import type { Mm } from '../../../stone/numbers';
import { PAPER_SIZES } from '../paper';

/** The border of a sheet of A4: 20 mm at the left, where it is filed, and 10 mm elsewhere (ISO 5457). */
const BORDER = { filed: 20, other: 10 } as const satisfies Record<string, Mm>;

const { width, height } = PAPER_SIZES.a4;

/** How high the title block is. */
const BLOCK_HEIGHT: Mm = 38;

/** The frame of a sheet, in mm of the page. */
const FRAME: Box = {
  left: BORDER.filed,
  top: BORDER.other,
  right: width - BORDER.other,
  bottom: height - BORDER.other,
};

/** The title block at the foot of the frame. */
export const BLOCK: Box = { ...FRAME, top: FRAME.bottom - BLOCK_HEIGHT };

/** What is drawn on: the frame without the title block. */
export const AREA: Box = { ...FRAME, bottom: BLOCK.top };

export { FRAME };
