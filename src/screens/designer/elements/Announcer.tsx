import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DesignerContext } from '../designerContext';
import { useSelected } from '../useSelected';
import { useDescribed } from './useDescribed';

/** How long the selected element must be unchanged before its state is announced, in ms. */
const PAUSE = 700;

/** Announces the selected element's state after it was selected or changed: not during dragging or typing. */
export function Announcer() {
  const selected = useSelected();
  const element = selected?.element;
  const isDragging = DesignerContext.useSelector((state) =>
    state.matches({ designing: { pointer: 'dragging' } }),
  );
  const measure = DesignerContext.useSelector(({ context }) =>
    context.shown?.measures.elements.find(({ element }) => element === selected?.index),
  );
  const { language } = useTranslation().i18n;
  const [said, setSaid] = useState('');
  const inWords = useDescribed();
  const sayAtRest = useRef<() => void>(undefined);
  useEffect(() => {
    sayAtRest.current = () => {
      const described = element && inWords(element, measure);
      setSaid(described ? `${described.kind}: ${described.name}, ${described.facts}` : '');
    };
  });
  // Put into words only once it rests: numbers and names in a language take their time, and are said to nobody before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is changed about it makes it wait anew
  useEffect(() => {
    if (isDragging) return;
    const timer = setTimeout(() => sayAtRest.current?.(), PAUSE);
    return () => clearTimeout(timer);
  }, [element, measure, isDragging, language]);
  return (
    <p className="visually-hidden" aria-live="polite" data-announcer="">
      {said}
    </p>
  );
}
