import { useTranslation } from 'react-i18next';
import { inkAround } from '../../../scene/placedInk';
import { isReserved } from '../../../stone/handling';
import { groupAround } from '../../../stone/paragraph/paragraphs';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';
import { Hint } from './Section';

/** Says of a reserved element that it is not cut now, and in mm which space is kept free for it and for what goes with it. */
export function ReservedSpace({ index }: { readonly index: number }) {
  const { t } = useTranslation('popups');
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const measures = DesignerContext.useSelector(({ context }) => context.shown?.measures.elements);
  const mm = new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const together = groupAround(elements, index).filter((one) => {
    const element = elements[one];
    return element && isReserved(element);
  });
  const box = inkAround((measures ?? []).filter(({ element }) => together.includes(element)));
  const said = box && {
    width: mm.format(box.right - box.left),
    height: mm.format(box.bottom - box.top),
    left: mm.format(box.left),
    top: mm.format(box.top),
  };
  return (
    <Hint>
      {t('layers.reservedFields')} {said && t('layers.reservedSpace', said)}
    </Hint>
  );
}
