import { useEffect, useState } from 'react';
import { DesignerContext } from '../designerContext';
import { useSelected } from '../useSelected';
import { useDescribed } from './useDescribed';

/** How long the selected element must be unchanged before its state is announced, in ms. */
const PAUSE = 700;

/** Announces the selected element's state after it was selected or changed: not during dragging or typing. */
export function Announcer() {
  const inWords = useDescribed();
  const selected = useSelected();
  const isDragging = DesignerContext.useSelector((state) =>
    state.matches({ designing: { pointer: 'dragging' } }),
  );
  const measure = DesignerContext.useSelector(({ context }) =>
    context.shown?.measures.elements.find(({ element }) => element === selected?.index),
  );
  const described = selected && inWords(selected.element, measure);
  const words = described ? `${described.kind}: ${described.name}, ${described.facts}` : '';
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isDragging) return;
    const timer = setTimeout(() => setSaid(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words, isDragging]);
  return (
    <p className="visually-hidden" aria-live="polite" data-announcer="">
      {said}
    </p>
  );
}
