import { type Drawing, mirrored, placed, solid } from '../drawing/contour';
import { along, heading, type Spine, stem } from '../drawing/spine';
import { leaf } from './leaf';

/** One ear: grains in two rows, each with a long awn, on a halm that follows the spine. */
function ear(halm: Spine, grains: number): Drawing {
  const rows = Array.from({ length: grains }, (_, index) => {
    const t = 0.5 + (0.47 * index) / (grains - 1);
    return ([-1, 1] as const).flatMap((side) => {
      const foot = Math.min(1, t + side * 0.012);
      const { at } = along(halm, foot);
      const turn = heading(halm, foot) + side * (34 - 14 * (t - 0.5));
      const awn: Spine = [
        [18, 0],
        [30, side * 0.5],
        [40, side * 0.5],
        [52, -side * 2],
      ];
      return placed(
        [
          ...leaf({ length: 24, breadth: 4.9, bend: -side * 1.6, rib: 0, belly: 0.42 }),
          ...(index % 2 === 0 ? solid([stem(awn, 2.4, 2.2, 3)]) : []),
        ],
        { x: at[0], y: at[1], turn },
      );
    });
  });
  const top = along(halm, 1).at;
  const last = placed(leaf({ length: 30, breadth: 5, bend: 0, rib: 0, belly: 0.4 }), {
    x: top[0],
    y: top[1],
    turn: heading(halm, 1),
  });
  return [...solid([stem(halm, 3.6, 2.6, 10)]), ...rows.flat(), ...last];
}

/** Three ears of wheat on crossing halms: the harvest brought in. */
export function wheatEars(): Drawing {
  const right = ear(
    [
      [-26, 150],
      [-4, 60],
      [18, -20],
      [80, -104],
    ],
    7,
  );
  const blade = placed(leaf({ length: 104, breadth: 5, bend: -16, rib: 0, belly: 0.3 }), {
    x: -6,
    y: 66,
    turn: -20,
  });
  const side: Drawing = [...right, ...blade];
  return [
    ...ear(
      [
        [0, 156],
        [0, 60],
        [0, -40],
        [0, -132],
      ],
      8,
    ),
    ...side,
    ...mirrored(side),
  ];
}
