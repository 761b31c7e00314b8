import { type PointerEvent, useRef } from 'react';
import type { Background } from '../../../stone/catalogue/background';
import { SCENERY, type SceneryPlace } from '../../../stone/catalogue/scenery';
import type { StoneFace } from '../../../stone/catalogue/stoneType';
import type { Mm } from '../../../stone/numbers';
import styles from './SceneryPad.module.css';

/** The pad's view of the world, in mm: as much as the small picture, and the ground below the stone's foot. */
const SEEN = { width: 1800, height: 1200, below: 250 } as const;

interface SceneryPadProps {
  readonly picture: NonNullable<Background['picture']>;
  readonly face: StoneFace;
  readonly place: SceneryPlace;
  readonly onMove: (to: { x: Mm; y: Mm }) => void;
}

/** The stone in front of its place, small: the place can be dragged. The fields beside it do the same by keyboard. */
export function SceneryPad({ picture, face, place, onMove }: SceneryPadProps) {
  const held = useRef<{ left: number; top: number; from: SceneryPlace } | undefined>(undefined);
  const take = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { left: event.clientX, top: event.clientY, from: place };
  };
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (!held.current) return;
    const { left, top, from } = held.current;
    const mmPerPx = SEEN.width / event.currentTarget.getBoundingClientRect().width;
    onMove({
      x: Math.round(from.x + (event.clientX - left) * mmPerPx),
      y: Math.round(from.y + (event.clientY - top) * mmPerPx),
    });
  };
  const release = () => {
    held.current = undefined;
  };
  const foot = SEEN.height - SEEN.below;
  const width = SCENERY.width * place.scale;
  const height = (SCENERY.above + SCENERY.below) * place.scale;
  const left = SEEN.width / 2 + place.x - width / 2;
  const top = foot + place.y - SCENERY.above * place.scale;
  return (
    <svg
      className={styles.pad}
      viewBox={`0 0 ${SEEN.width} ${SEEN.height}`}
      aria-hidden="true"
      data-scenery-pad=""
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {[-1, 0, 1].map((copy) => (
        <image
          key={copy}
          href={`/catalogue/${picture}`}
          width={width}
          height={height}
          preserveAspectRatio="none"
          transform={
            copy === 0
              ? `translate(${left} ${top})`
              : `translate(${left + width * (copy === 1 ? 2 : 0)} ${top}) scale(-1 1)`
          }
        />
      ))}
      <path
        className={styles.stone}
        d={face.outline}
        transform={`translate(${(SEEN.width - face.width) / 2} ${foot - face.height})`}
      />
    </svg>
  );
}
