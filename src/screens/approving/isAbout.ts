import type { Pin } from '../../stone/wire/approval';
import type { Step } from './steps';

/** Whether a comment is read at a step: what is about no element is read at everything that is none. */
export function isAbout(pin: Pin, { key, element }: Pick<Step, 'key' | 'element'>): boolean {
  return pin.kind === 'element' || pin.kind === 'letter' ? pin.key === key : element === undefined;
}

/** The one step at which something is read that must stand nowhere twice: what is about no element at the stone. */
export function isReadAt(pin: Pin, step: Pick<Step, 'key' | 'element' | 'kind'>): boolean {
  return isAbout(pin, step) && (step.element !== undefined || step.kind === 'stone');
}
