import { useTranslation } from 'react-i18next';
import { type Finding, isOfDrawing } from '../../stone/finding';
import { findingWords, sentenceNameOf } from '../../stone/findingWords';
import { DesignerContext } from './designerContext';
import { useCalled } from './useCalled';
import { useLocale } from './useLocale';

/** Says a finding as a plain sentence: of the element it is seen from, where it is about several. */
export function useFindingText(): (finding: Finding, seenFrom?: number) => string {
  const { t } = useTranslation('problems');
  const locale = useLocale();
  const called = useCalled();
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  return (finding, seenFrom) =>
    t(`warnings.${sentenceNameOf(finding)}` as 'warnings.outside', {
      ...findingWords(finding, locale, (element) => called(elements[element]), seenFrom),
    });
}

/** Whether a finding is said where its element is edited, and not over the stone. */
export function isObjection({ kind }: Finding): boolean {
  return !isOfDrawing(kind);
}
