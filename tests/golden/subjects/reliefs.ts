import { type Golden, onPlate } from '../golden';

const CUTS = [
  { cut: 'engraved', tone: 'dark', given: { variant: 'sandb', fontColor: 'guld' } },
  { cut: 'mounted', tone: 'light', given: { variant: 'bronze', fontColor: 'bronze' } },
] as const;

const at = (x: number, y: number, rotation = 0) => ({ position: { x, y, rotation } });
const text = (subText: string, fontSize: number, given: object) => ({
  type: 'text',
  subText,
  fontSize: String(fontSize),
  ...given,
});

/** From the smallest letters to a wide one, whose cut has a flat floor and whose bronze a flat front. */
const SIZES = [
  text('Født 1941', 8, at(34, 22)),
  text('Født 1941', 12, at(108, 24)),
  text('Rå', 40, at(42, 98)),
  text('B', 85, { ...at(114, 130), fontFamily: 'Jost' }),
];

/** The light stays at the upper left, however a line is turned. */
const TURNED = [0, 45, 90, 180, 217.5, 300].map((rotation, i) =>
  text('Bo', 24, at(36 + 52 * (i % 3), 42 + 52 * Math.floor(i / 3), rotation)),
);

/** Letters that run into one another are cut as one, scripts and negative spacing. */
const JOINED = [
  text('Elsket', 26, { ...at(84, 44), fontFamily: 'Great Vibes' }),
  text('AVE', 26, { ...at(46, 88), subTextSpacing: '-9,-6,0' }),
  text('AVE', 26, { ...at(124, 88), cursive: true, fontFamily: 'Cinzel' }),
  text('IDA', 16, { ...at(46, 122), scale: 0.6 }),
  text('IDA', 16, { ...at(124, 126), scale: 1.5 }),
];

/** How letters are carved, engraved and mounted: by size, by the turn of the line, joined and scaled. */
export const RELIEFS: readonly Golden[] = CUTS.flatMap(({ cut, tone, given }) => {
  const dressed = (elements: readonly object[]) => elements.map((element) => ({ ...element, ...given }));
  const plate = (width: number, height: number) => ({ width, height, tone, pxPerMm: 2.5 });
  return [
    onPlate(`reliefs/${cut}-sizes`, plate(150, 140), dressed(SIZES)),
    onPlate(`reliefs/${cut}-turned`, plate(176, 128), dressed(TURNED)),
    onPlate(`reliefs/${cut}-joined`, plate(170, 136), dressed(JOINED)),
  ];
});
