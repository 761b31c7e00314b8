import { paintDxf } from '../../../src/painting/dxf/paintDxf';
import { paintLegacyDxf } from '../../../src/painting/dxf/paintLegacyDxf';
import { paintPlt } from '../../../src/painting/plt/paintPlt';
import type { CutSheet } from '../../../src/painting/sheet/cutSheet';
import { contoursOn, parsed } from '../../painting/dxf/readDxf';
import { drawnBy } from '../../painting/plt/readPlt';
import type { Point } from '../../painting/sheet/points';
import { chordsOf } from './seenInk';

/** What is cut into the stone, or set on it. */
export type Cutting = 'engraved' | 'mounted';

const LAYERS = { engraved: 'ENGRAVE', mounted: 'MOUNT' } as const;
const PENS = { engraved: 1, mounted: 2 } as const;

/** The contours that each file holds of one way of cutting. */
type ReadFiles = (cutting: Cutting) => Record<'dxf' | 'legacy dxf' | 'plt', readonly (readonly Point[])[]>;

/** Writes a sheet's files and reads each back as another program would. */
export function filesOf(sheet: CutSheet): ReadFiles {
  const [dxf, legacy] = [parsed(paintDxf(sheet)), parsed(paintLegacyDxf(sheet))];
  // Where something lies beside the stone, the origin does too, by whole mm.
  const plt = drawnBy(paintPlt(sheet), Math.ceil(sheet.drawn.bottom), Math.floor(sheet.drawn.left));
  return (cutting) => ({
    dxf: contoursOn(dxf, LAYERS[cutting], sheet.height, chordsOf),
    'legacy dxf': contoursOn(legacy, LAYERS[cutting], sheet.height),
    plt: plt.get(PENS[cutting]) ?? [],
  });
}
