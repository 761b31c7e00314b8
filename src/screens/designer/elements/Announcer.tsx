import { memo, useEffect, useState } from 'react';
import type { ElementMeasure } from '../../../scene/measures';
import type { Parm } from '../../../stone/parm';
import { DesignerContext } from '../designerContext';
import { useSelected } from '../useSelected';
import { useDescribed } from './useDescribed';

/** How long the selected element must be unchanged before its state is announced, in ms. */
const PAUSE = 700;

interface AtRestProps {
  readonly element: Parm | undefined;
  readonly measure: ElementMeasure | undefined;
}

/** An element in words. Put into them only once it rests: numbers and names in a language take their time. */
const AtRest = memo(function AtRest({ element, measure }: AtRestProps) {
  const inWords = useDescribed();
  if (!element) return null;
  const { kind, name, facts } = inWords(element, measure);
  return `${kind}: ${name}, ${facts}`;
});

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
  const [rested, setRested] = useState<AtRestProps>();
  useEffect(() => {
    if (isDragging) return;
    const timer = setTimeout(() => setRested({ element, measure }), PAUSE);
    return () => clearTimeout(timer);
  }, [element, measure, isDragging]);
  return (
    <p className="visually-hidden" aria-live="polite" data-announcer="">
      <AtRest element={rested?.element} measure={rested?.measure} />
    </p>
  );
}
