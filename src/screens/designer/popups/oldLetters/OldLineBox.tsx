import { useState } from 'react';
import type { Box } from '../../../../geometry/box';
import type { Vertex } from '../../../../geometry/polygon';
import { cornersOf } from '../../../../scene/straighten/quad';
import type { OwnStoneType } from '../../../../stone/ownStoneType';
import { CloserLook, wholeOf } from '../../../uploading/CloserLook';
import { CORNERS, type Corner, Handle } from '../../../uploading/Handle';
import { PictureFrame } from '../../../uploading/PictureFrame';
import picture from '../../../uploading/PictureView.module.css';

/** The least that is drawn around a line, in mm. */
const LEAST = 8;

interface OldLineBoxProps {
  readonly stone: OwnStoneType;
  readonly box: Box;
  readonly onChange: (box: Box) => void;
}

/** A box that lies on the stone and holds something, its corners in any order. */
function tidied({ left, top, right, bottom }: Box, { width, height }: OwnStoneType): Box {
  const within = (mm: number, most: number) => Math.min(Math.max(mm, 0), most);
  const from = {
    left: within(Math.min(left, right), width - LEAST),
    top: within(Math.min(top, bottom), height - LEAST),
  };
  return {
    ...from,
    right: Math.max(within(Math.max(left, right), width), from.left + LEAST),
    bottom: Math.max(within(Math.max(top, bottom), height), from.top + LEAST),
  };
}

function withCorner(box: Box, corner: Corner, { x, y }: Vertex): Box {
  const isLeft = corner === 'topLeft' || corner === 'bottomLeft';
  const isTop = corner === 'topLeft' || corner === 'topRight';
  return {
    left: isLeft ? Math.min(x, box.right - LEAST) : box.left,
    right: isLeft ? box.right : Math.max(x, box.left + LEAST),
    top: isTop ? Math.min(y, box.bottom - LEAST) : box.top,
    bottom: isTop ? box.bottom : Math.max(y, box.top + LEAST),
  };
}

/** The photograph with a rectangle around one old line: drawn by a pointer, its corners dragged or moved by arrow keys. */
export function OldLineBox({ stone, box, onChange }: OldLineBoxProps) {
  const { url, width, height } = stone;
  const [seen, setSeen] = useState<Box>(() => wholeOf(stone));
  const { left, top, right, bottom } = box;
  const rectangle = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  return (
    <>
      <PictureFrame
        picture={{ url, width, height }}
        seen={seen}
        isAmongFields
        onDraw={(from, to) =>
          onChange(tidied({ left: from.x, top: from.y, right: to.x, bottom: to.y }, stone))
        }
        lines={
          <>
            <path className={picture.shade} fillRule="evenodd" d={`M0 0H${width}V${height}H0Z${rectangle}`} />
            <path className={picture.under} d={rectangle} />
            <path className={picture.edge} d={rectangle} />
          </>
        }
      >
        {(view) =>
          cornersOf(box).map((place, at) => {
            const corner = CORNERS[at] ?? 'topLeft';
            return (
              <Handle
                key={corner}
                grip={corner}
                place={place}
                seen={seen}
                view={view}
                onMove={(to) => onChange(tidied(withCorner(box, corner, to), stone))}
              />
            );
          })
        }
      </PictureFrame>
      <CloserLook picture={stone} seen={seen} around={box} onSee={setSeen} />
    </>
  );
}
