import { useTranslation } from 'react-i18next';
import type { DesignerSnapshot } from '../../../machines/designer/designerMachine';
import type { Distance } from '../../../scene/marks/distances';
import { DesignerContext } from '../designerContext';
import { useCalled } from '../useCalled';
import { useLateDesign } from '../useLateDesign';

const distancesOf = ({ context }: DesignerSnapshot) => context.shown?.distances;

/** A distance in words. */
export interface SaidDistance {
  readonly heading: Distance['heading'];
  readonly to: Distance['to'];
  readonly words: string;
}

/** The distances from what is selected, in words; undefined where they are not shown. */
export function useDistances(): readonly SaidDistance[] | undefined {
  const { t, i18n } = useTranslation();
  const called = useCalled();
  const elements = useLateDesign().Parms;
  const isShown = DesignerContext.useSelector(
    ({ context }) => context.aids.distances && context.selected.length > 0,
  );
  const distances = DesignerContext.useLateSelector(distancesOf);
  if (!isShown) return undefined;
  const inMm = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (distances ?? []).map(({ heading, to, mm }) => {
    const length = inMm.format(mm);
    const words =
      to === 'edge'
        ? t('aids.toEdge', { mm: length })
        : t('aids.toElement', { mm: length, element: called(elements[to]) });
    return { heading, to, words };
  });
}
