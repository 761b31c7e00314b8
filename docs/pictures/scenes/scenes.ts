import type { Scene } from '../scene';
import { APPROVING } from './approving';
import { CHOOSING } from './choosing';
import { DAILY } from './daily';
import { DESIGNS } from './designs';
import { MASON } from './mason';
import { NOTICES } from './notices';
import { OWN_DATA } from './ownData';
import { PANELS } from './panels';
import { PAPER } from './paper';
import { POPUPS } from './popups';
import { SENDING } from './sending';
import { SESSION } from './session';
import { START } from './start';
import { UPLOADING } from './uploading';

/** Everything that pictures are taken of, in the order of the index. */
export const SCENES: readonly Scene[] = [
  ...START,
  ...SESSION,
  ...PANELS,
  ...NOTICES,
  ...POPUPS,
  ...SENDING,
  ...UPLOADING,
  ...PAPER,
  ...DESIGNS,
  ...MASON,
  ...OWN_DATA,
  ...CHOOSING,
  ...APPROVING,
  ...DAILY,
];
