import type { ApprovalView } from '../../stone/wire/approval';
import type { Step } from './steps';

/**
 * What the program noticed that is read at a step: by the keys of what it is about, whatever the sentences quote. What is about nothing
 * that is read by itself stands at the stone, so that none is left out.
 */
export function noticedAt(
  { noticed, elements }: Pick<ApprovalView, 'noticed' | 'elements'>,
  { key, kind }: Pick<Step, 'key' | 'kind'>,
): string[] {
  const isRead = new Set(elements.map((element) => element.key));
  return noticed
    .filter(({ keys }) =>
      kind === 'stone' ? !keys.some((each) => each !== key && isRead.has(each)) : keys.includes(key),
    )
    .map(({ text }) => text);
}
