import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { Box } from '../../geometry/box';
import type { Vertex } from '../../geometry/polygon';
import styles from './PictureView.module.css';

/** A picture, and its sides in the unit in which places on it are told. */
export interface FramedPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface PictureFrameProps {
  readonly picture: FramedPicture;
  /** The part of the picture that is seen, in its own unit. */
  readonly seen: Box;
  /** Whether something is entered below it: it then leaves room for that. */
  readonly isAmongFields?: boolean;
  /** What is drawn over it, in the same unit. */
  readonly lines: ReactNode;
  /** What can be taken hold of; `at` places it, `toPicture` tells where on the picture a point of the page lies. */
  readonly children: (view: View) => ReactNode;
  /** Called while a pointer is pressed on the picture beside all handles, with where it was pressed and where it is. */
  readonly onDraw?: (from: Vertex, to: Vertex) => void;
}

/** A view of a picture. */
export interface View {
  /** Where a place of the picture lies, in percent of the view. */
  at(place: Vertex): { readonly left: string; readonly top: string };
  /** Where a point of the page lies on the picture; undefined while the view is not there. */
  toPicture(client: { readonly clientX: number; readonly clientY: number }): Vertex | undefined;
}

/** A picture, or a part of it, at most 600 px high (specification section 9), with lines and handles over it. */
export function PictureFrame({
  picture,
  seen,
  isAmongFields = false,
  lines,
  children,
  onDraw,
}: PictureFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawnFrom = useRef<Vertex>(undefined);
  const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
  const view: View = {
    at: ({ x, y }) => ({
      left: `${((x - seen.left) / width) * 100}%`,
      top: `${((y - seen.top) / height) * 100}%`,
    }),
    toPicture: ({ clientX, clientY }) => {
      const box = frame.current?.getBoundingClientRect();
      if (!box || box.width === 0) return undefined;
      return {
        x: seen.left + ((clientX - box.left) / box.width) * width,
        y: seen.top + ((clientY - box.top) / box.height) * height,
      };
    },
  };
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (!onDraw || event.button !== 0 || !(event.target instanceof SVGElement)) return;
    drawnFrom.current = view.toPicture(event);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const draw = (event: PointerEvent<HTMLDivElement>) => {
    const to = view.toPicture(event);
    if (drawnFrom.current && to) onDraw?.(drawnFrom.current, to);
  };
  const end = () => {
    drawnFrom.current = undefined;
  };
  return (
    <div className={styles.room} {...(isAmongFields && { 'data-among-fields': true })}>
      <div
        ref={frame}
        className={styles.frame}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(var(--tallest) * ${width / height})` }}
      >
        <svg viewBox={`${seen.left} ${seen.top} ${width} ${height}`} aria-hidden="true">
          {/* A stone whose measures were changed stretches its photograph. */}
          <image
            href={picture.url}
            width={picture.width}
            height={picture.height}
            preserveAspectRatio="none"
          />
          {lines}
        </svg>
        {children(view)}
      </div>
    </div>
  );
}
