import { useTranslation } from 'react-i18next';
import type { TooLargePiece } from '../../../workers/exporter/contract';
import type { LayingFailure } from '../../machines/mason/layingMachine';

interface Failed {
  readonly tooLarge: TooLargePiece | undefined;
  readonly notApproved: readonly number[];
  readonly failure: LayingFailure | undefined;
}

/** Why stencils were not laid, as a sentence; undefined where nothing failed. */
export function useLayingFailure({ tooLarge, notApproved, failure }: Failed): string | undefined {
  const { t, i18n } = useTranslation('mason');
  const { t: paper } = useTranslation('paper');
  const mm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  if (tooLarge) {
    const { stone, words, width, length, room, longest } = tooLarge;
    return t('roll.tooLarge', {
      ...{ stone, words, width: mm.format(width), length: mm.format(length) },
      ...{ room: mm.format(room), longest: mm.format(longest) },
    });
  }
  if (notApproved.length > 0) return t('roll.awaitsApproval', { stones: notApproved.join(', ') });
  if (failure === undefined) return undefined;
  return failure === 'unreachable' ? t('noAnswer') : paper(`failures.${failure}`);
}
