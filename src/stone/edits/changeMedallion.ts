import type { MedallionLooks } from '../medallion/parm';
import { nearestSize } from '../medallion/sizes';
import type { MedallionParm } from '../parm';
import { withFields } from './fields';

/** The fields that can be taken away again. */
const OPTIONAL = ['crop', 'brightness', 'contrast', 'rim'] as const;

/** What is changed of a medallion; undefined takes an optional field away. */
export type MedallionChange = {
  readonly [Field in keyof MedallionLooks]?: MedallionLooks[Field] | undefined;
};

/** A medallion with other looks; a round one has one diameter. The same object where nothing changes. */
export function changeMedallion(medallion: MedallionParm, fields: MedallionChange): MedallionParm {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const changed = { ...withFields(medallion, given) };
  for (const field of OPTIONAL) if (field in fields && fields[field] === undefined) delete changed[field];
  if (changed.shape === 'round' && changed.width !== changed.height) {
    const side = fields.width ?? fields.height ?? changed.width;
    Object.assign(changed, { width: side, height: side });
  }
  return JSON.stringify(changed) === JSON.stringify(medallion) ? medallion : changed;
}

/** A medallion that was pulled larger or smaller: the usual size that comes nearest, since others cost a mould of their own. */
export function scaledMedallion(medallion: MedallionParm, scale: number): MedallionParm {
  const { shape, width, height } = medallion;
  const size = nearestSize(shape, { width: width * scale, height: height * scale });
  return Math.abs(scale - 1) < 1e-9 ? medallion : withFields(medallion, size);
}
