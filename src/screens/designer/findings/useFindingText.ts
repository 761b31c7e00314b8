import { useTranslation } from 'react-i18next';
import { type Finding, isOfChurchyard } from '../../../stone/finding';
import { findingWords, sentenceNameOf } from '../../../stone/findingWords';
import type { Parm } from '../../../stone/parm';
import { useCalled } from '../useCalled';
import { useLateDesign } from '../useLateDesign';
import { useLocale } from '../useLocale';
import { useRuleText } from './useRuleText';

/**
 * A finding as a plain sentence: about the given element, where it concerns several.
 *
 * @param given the elements that findings are about; those of the current design where they are left out.
 */
export function useFindingText(given?: readonly Parm[]): (finding: Finding, seenFrom?: number) => string {
  const { t } = useTranslation('problems');
  const locale = useLocale();
  const called = useCalled();
  const sayRule = useRuleText();
  const { Parms } = useLateDesign();
  const elements = given ?? Parms;
  return (finding, seenFrom) =>
    isOfChurchyard(finding)
      ? sayRule(finding)
      : t(`warnings.${sentenceNameOf(finding)}` as 'warnings.outside', {
          ...findingWords(finding, locale, (element) => called(elements[element]), seenFrom),
        });
}
