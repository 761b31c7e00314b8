import { type EtchingLooks, LEAST_ETCHED, MOST_ETCHED } from '../etching/parm';
import type { EtchingParm } from '../parm';
import { withFields } from './fields';

/** The fields that can be taken away again. */
const OPTIONAL = ['crop', 'brightness', 'contrast', 'gamma', 'sharpness', 'inverted'] as const;

/** What is changed of an etching; undefined takes an optional field away. */
export type EtchingChange = {
  readonly [Field in keyof EtchingLooks]?: EtchingLooks[Field] | undefined;
};

/** An etching with other looks; the same object where nothing changes. */
export function changeEtching(etching: EtchingParm, fields: EtchingChange): EtchingParm {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const changed = { ...withFields(etching, given) };
  for (const field of OPTIONAL) if (field in fields && fields[field] === undefined) delete changed[field];
  return JSON.stringify(changed) === JSON.stringify(etching) ? etching : changed;
}

/** An etching that was pulled larger or smaller: whole mm in the same proportion, within what can be etched. */
export function scaledEtching(etching: EtchingParm, scale: number): EtchingParm {
  const { width, height } = etching;
  const least = LEAST_ETCHED / Math.min(width, height);
  const most = MOST_ETCHED / Math.max(width, height);
  const factor = Math.min(Math.max(scale, least), most);
  const whole = (mm: number) => Math.min(MOST_ETCHED, Math.max(LEAST_ETCHED, Math.round(mm * factor)));
  return Math.abs(scale - 1) < 1e-9
    ? etching
    : withFields(etching, { width: whole(width), height: whole(height) });
}
