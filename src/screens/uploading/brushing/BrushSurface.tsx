import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vertex } from '../../../geometry/polygon';
import type { View } from '../PictureFrame';
import styles from './Brushing.module.css';
import type { PictureSize } from './strokeOnPicture';
import type { Brush } from './useBrush';

/** One press of an arrow key, as a share of the picture's longer side: less than the brush, which so leaves no gap; with Shift five times as much. */
const STEP = 0.02;

const WAYS: Readonly<Record<string, Vertex>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface BrushSurfaceProps {
  readonly size: PictureSize;
  readonly view: View;
  readonly brush: Brush;
  readonly keeps: boolean;
  /** Where the brush is, in the picture's pixels. */
  readonly place: Vertex;
  readonly onPlace: (place: Vertex) => void;
}

/** What takes the finger, the mouse and the keys over a picture that is brushed. */
export function BrushSurface({ size, view, brush, keeps, place, onPlace }: BrushSurfaceProps) {
  const { t } = useTranslation('uploading');
  const hint = useId();
  const [said, setSaid] = useState('');
  const go = (event: PointerEvent) => {
    const at = event.isPrimary ? view.toPicture(event) : undefined;
    if (at) onPlace(at);
    return at;
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const at = go(event);
    if (!at) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    brush.setDown(at);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const at = go(event);
    if (at && event.currentTarget.hasPointerCapture(event.pointerId)) brush.goTo(at);
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) brush.lift();
  };
  const sayPlace = ({ x, y }: Vertex) =>
    t('brushing.at', { x: Math.round((x / size.width) * 100), y: Math.round((y / size.height) * 100) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && brush.drawn) {
      event.stopPropagation();
      brush.drop();
      setSaid(t('brushing.dropped'));
      return;
    }
    // A key that is held sets the brush down once.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = STEP * Math.max(size.width, size.height) * (event.shiftKey ? 5 : 1);
    const to = {
      x: Math.min(Math.max(place.x + way.x * step, 0), size.width),
      y: Math.min(Math.max(place.y + way.y * step, 0), size.height),
    };
    onPlace(to);
    brush.goTo(to);
    setSaid(sayPlace(to));
  };
  const press = () => {
    if (brush.drawn) {
      brush.lift();
      setSaid(t('brushing.lifted'));
      return;
    }
    brush.setDown(place);
    setSaid(t(keeps ? 'brushing.downStone' : 'brushing.downNotStone'));
  };
  return (
    <div
      className={styles.surface}
      data-brush-surface=""
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={brush.drop}
    >
      <button
        type="button"
        className={styles.crosshair}
        style={view.at(place)}
        aria-label={`${t('brushing.crosshair')}, ${sayPlace(place)}`}
        aria-describedby={hint}
        aria-pressed={brush.drawn !== undefined}
        onKeyDown={onKeyDown}
        onClick={press}
        onBlur={() => brush.lift()}
      />
      <span id={hint} hidden>
        {t('brushing.keys')}
      </span>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
}
