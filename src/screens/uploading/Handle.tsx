import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box } from '../../geometry/box';
import type { Vertex } from '../../geometry/polygon';
import type { View } from './PictureFrame';
import styles from './PictureView.module.css';

/** The corners in the order they lie in. */
export const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
export type Corner = (typeof CORNERS)[number];

/** One press of an arrow key where nothing finer is wanted, as a share of the longer side of what is seen; with Shift ten times as much. */
const STEP = 0.002;

const WAYS: Readonly<Record<string, Vertex>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface HandleProps {
  /** A corner, or an end of something that is measured. */
  readonly grip: Corner | 'from' | 'to';
  readonly place: Vertex;
  readonly seen: Box;
  readonly view: View;
  /** One press of an arrow key, as a share of the longer side of what is seen. */
  readonly step?: number;
  readonly onMove: (place: Vertex) => void;
  /** Called where a pointer or the keyboard takes hold of it, and where it is let go. */
  readonly onHeld?: (isHeld: boolean) => void;
}

/** A corner or a point on a picture: dragged, or moved by the arrow keys. */
export function Handle({ grip, place, seen, view, step = STEP, onMove, onHeld }: HandleProps) {
  const { t, i18n } = useTranslation('uploading');
  const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
  const move = ({ x, y }: Vertex) =>
    onMove({
      x: Math.min(Math.max(x, seen.left), seen.right),
      y: Math.min(Math.max(y, seen.top), seen.bottom),
    });
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const there = view.toPicture(event);
    if (there) move(there);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const far = step * Math.max(width, height) * (event.shiftKey ? 10 : 1);
    move({ x: place.x + way.x * far, y: place.y + way.y * far });
  };
  // A tenth, so that small steps are heard too.
  const inWords = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const part = (share: number) => inWords.format(share * 100);
  const isByKeyboard = ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible');
  return (
    <button
      type="button"
      className={styles.handle}
      style={view.at(place)}
      data-corner={grip}
      aria-label={t('cornerAt', {
        corner: t(`corners.${grip}`),
        x: part((place.x - seen.left) / width),
        y: part((place.y - seen.top) / height),
      })}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onHeld?.(true);
      }}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => onHeld?.(false)}
      onFocus={(event) => {
        if (isByKeyboard(event)) onHeld?.(true);
      }}
      onBlur={() => onHeld?.(false)}
      onKeyDown={onKeyDown}
    />
  );
}
