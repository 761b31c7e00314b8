import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box } from '../../geometry/box';
import type { Vertex } from '../../geometry/polygon';
import type { View } from './PictureFrame';
import styles from './PictureView.module.css';

/** The corners in the order they lie in. */
export const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
export type Corner = (typeof CORNERS)[number];

/** One press of an arrow key, as a share of the longer side of what is seen; with Shift ten times as much. */
const STEP = 0.002;

const WAYS: Readonly<Record<string, Vertex>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface HandleProps {
  readonly corner: Corner;
  /** What it is called where it is no corner. */
  readonly name?: string;
  readonly place: Vertex;
  readonly seen: Box;
  readonly view: View;
  readonly onMove: (place: Vertex) => void;
}

/** A corner or a point on a picture: dragged, or moved by the arrow keys. */
export function Handle({ corner, name, place, seen, view, onMove }: HandleProps) {
  const { t } = useTranslation('uploading');
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
    const step = STEP * Math.max(width, height) * (event.shiftKey ? 10 : 1);
    move({ x: place.x + way.x * step, y: place.y + way.y * step });
  };
  const part = (share: number) => Math.round(share * 100);
  return (
    <button
      type="button"
      className={styles.handle}
      style={view.at(place)}
      data-corner={corner}
      aria-label={t('cornerAt', {
        corner: name ?? t(`corners.${corner}`),
        x: part((place.x - seen.left) / width),
        y: part((place.y - seen.top) / height),
      })}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
