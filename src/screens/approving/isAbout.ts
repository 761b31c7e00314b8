import type { Pin } from '../../stone/wire/approval';
import type { Step } from './steps';

/** Whether a comment is read at a step: what is about no element is read at everything that is none. */
export function isAbout(pin: Pin, { key, element }: Pick<Step, 'key' | 'element'>): boolean {
  return pin.kind === 'element' || pin.kind === 'letter' ? pin.key === key : element === undefined;
}
