import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementMeasure } from '../../../scene/measures';
import type { Parm } from '../../../stone/parm';
import { useCalled } from '../useCalled';

/** An element in words. */
export interface Described {
  readonly name: string;
  readonly kind: string;
  /** Its size, its place and how it is turned, in the language's form of numbers. */
  readonly facts: string;
}

/** Describes an element in words; its size only if it was drawn. */
export function useDescribed(): (element: Parm, measure: ElementMeasure | undefined) => Described {
  const { t, i18n } = useTranslation('popups');
  const called = useCalled();
  const { language } = i18n;
  const mm = useMemo(
    () => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    [language],
  );
  const short = useMemo(() => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }), [language]);
  const sizeOf = (measure: ElementMeasure) => {
    if (measure.capHeight !== undefined) {
      return [
        t('elements.letters', { height: short.format(measure.capHeight) }),
        t('elements.lineWidth', { width: mm.format(measure.width) }),
      ];
    }
    const { box, place } = measure;
    const height = (box.bottom - box.top) * place.scale;
    return [t('elements.size', { width: mm.format(measure.width), height: mm.format(height) })];
  };
  return (element, measure) => {
    const { x, y, rotation } = element.position;
    const facts = [
      ...(measure ? sizeOf(measure) : []),
      t('elements.place', { x: mm.format(x), y: mm.format(y) }),
      ...(element.locked ? [t('elements.isLocked')] : []),
      ...(element.hidden ? [t('elements.isHidden')] : []),
      ...(element.reserved ? [t('elements.isReserved')] : []),
      ...(rotation === 0 ? [] : [t('elements.turned', { degrees: short.format(rotation) })]),
    ];
    return { name: called(element), kind: t(`elements.kinds.${element.type}`), facts: facts.join(', ') };
  };
}
