import { useEffect, useState } from 'react';
import { DesignerContext } from '../designerContext';
import { useSelected } from '../useSelected';
import { useDescribed } from './useDescribed';

/** How long the element in hand must have been left alone before it is said how it stands, in ms. */
const PAUSE = 700;

/** Says how the element in hand stands once it was taken up or changed: not while it is dragged or typed. */
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
