import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureLine, PictureShade } from '../../../../components/PictureLine';
import { svgPathData } from '../../../../geometry/svgPath';
import { photographOutline } from '../../../../scene/photographOutline';
import type { MedallionLooks } from '../../../../stone/medallion/parm';
import { type Crop, cropped } from '../../../../stone/photograph/crop';
import { movedCrop, type Sides } from './cropMoves';
import styles from './Photographs.module.css';
import { useCropPointers } from './useCropPointers';

/** How much is seen around the frame, as a share of its longer side. */
const AROUND = 0.12;

/** One press of an arrow key moves by this share of the height, with Shift by five times as much; plus and minus zoom by a tenth. */
const STEP = 0.01;
const ZOOM = 1.1;

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM, '=': ZOOM, '-': 1 / ZOOM };

/** What a photograph is shown in: its edge, and which part of it. */
export interface Framed extends Pick<MedallionLooks, 'shape' | 'width' | 'height' | 'picture'> {
  readonly crop?: Crop | undefined;
}

interface CropViewProps {
  readonly framed: Framed;
  /** What an SVG filter makes of the photograph. */
  readonly filter: ReactNode;
  /** The photograph's sides in pixels. */
  readonly picture: Sides;
  /** Told of each press of a key. */
  readonly onChange: (crop: Crop) => void;
  /** Told once of what was drawn or pinched, when it is let go. */
  readonly onDrawn: (crop: Crop) => void;
}

/** The photograph under its frame's edge: drawn by a pointer, pinched, or moved by keys. */
export function CropView({ framed, filter, picture, onChange, onDrawn }: CropViewProps) {
  const { t, i18n } = useTranslation('medallion');
  const tone = useId();
  const frame = useRef<SVGSVGElement>(null);
  // What is drawn shows at once, and becomes one step when it is let go: as it was moved last, which may not be shown yet.
  const [draggedCrop, setDraggedCrop] = useState<Crop>();
  const moved = useRef<Crop>(undefined);
  const { crop, fromPixels } = cropped(framed, picture, draggedCrop ?? framed.crop);
  const margin = AROUND * Math.max(framed.width, framed.height);
  const [width, height] = [framed.width + 2 * margin, framed.height + 2 * margin];
  const box = `M${-width * 5} ${-height * 5}H${width * 5}V${height * 5}H${-width * 5}Z`;
  const edge = svgPathData(photographOutline(framed));
  const mmPerPx = () => {
    const seen = frame.current?.getBoundingClientRect();
    return seen ? Math.max(width / seen.width, height / seen.height) : 1;
  };
  const pointers = useCropPointers(
    ([dx, dy], factor) => {
      const mm = mmPerPx();
      moved.current = movedCrop(framed, picture, moved.current ?? crop, [dx * mm, dy * mm], factor);
      setDraggedCrop(moved.current);
    },
    () => {
      if (moved.current) onDrawn(moved.current);
      moved.current = undefined;
      setDraggedCrop(undefined);
    },
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const factor = ZOOMS[event.key];
    if ((!way && !factor) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // On the stone the same keys would move the element itself.
    event.stopPropagation();
    const far = STEP * framed.height * (event.shiftKey ? 5 : 1);
    const [x, y] = way ?? [0, 0];
    onChange(movedCrop(framed, picture, crop, [x * far, y * far], factor));
  };
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const place = {
    x: number.format(crop.x * 100),
    y: number.format(crop.y * 100),
    zoom: number.format(crop.zoom * 100),
  };
  return (
    <button
      type="button"
      className={styles.room}
      data-crop
      aria-label={t('cropAt', place)}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + -"
      onKeyDown={onKeyDown}
      {...pointers}
    >
      <svg ref={frame} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
        <filter id={tone} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
          {filter}
        </filter>
        <image
          href={framed.picture}
          width={picture.width}
          height={picture.height}
          transform={`matrix(${fromPixels.join(' ')})`}
          filter={`url(#${tone})`}
        />
        <PictureShade d={`${box}${edge}`} />
        <PictureLine d={edge} />
      </svg>
    </button>
  );
}
