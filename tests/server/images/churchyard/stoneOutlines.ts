type Place = readonly [x: number, y: number];

/** Points of a curve from 0 to 1. */
const along = (count: number, place: (part: number) => Place): Place[] =>
  Array.from({ length: count }, (_, i) => place(i / (count - 1)));

/** A rectangle whose upper edge is a circle's arc, rising by a share of the height. */
const arched = (rise: number): Place[] => [
  [0, 1],
  [0, rise],
  ...along(
    60,
    (part): Place => [0.5 - 0.5 * Math.cos(Math.PI * part), rise - rise * Math.sin(Math.PI * part) ** 0.9],
  ),
  [1, rise],
  [1, 1],
];

/** A boulder: a round thing dented by waves of several lengths, flat where it stands. */
const boulder = (random: () => number): Place[] => {
  const phases = [random(), random(), random(), random()].map((phase) => phase * 2 * Math.PI);
  return along(160, (part): Place => {
    const angle = part * 2 * Math.PI;
    const reach =
      0.43 +
      0.03 * Math.sin(2 * angle + (phases[0] ?? 0)) +
      0.018 * Math.sin(3 * angle + (phases[1] ?? 0)) +
      0.008 * Math.sin(7 * angle + (phases[2] ?? 0)) +
      0.004 * Math.sin(17 * angle + (phases[3] ?? 0));
    return [0.5 + reach * Math.cos(angle) * 1.05, Math.min(0.94, 0.5 + reach * Math.sin(angle) * 1.08)];
  });
};

/** A heart standing on a broad foot. */
const heart = (): Place[] => [
  [0.28, 1],
  [0.24, 0.9],
  ...along(50, (part): Place => {
    const t = Math.PI * (1.18 + 0.82 * part);
    const x = 16 * Math.sin(t) ** 3;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [0.5 + x / 33, 0.42 - y / 32];
  }),
  ...along(50, (part): Place => {
    const t = Math.PI * (0.82 * part);
    const x = 16 * Math.sin(t) ** 3;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [0.5 + x / 33, 0.42 - y / 32];
  }),
  [0.76, 0.9],
  [0.72, 1],
];

/** The outlines, in shares of the stone's box, clockwise from the left foot. */
export const OUTLINES = {
  arch: () => arched(0.22),
  lowArch: () => arched(0.1),
  rectangle: (): Place[] => [
    [0, 1],
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  shouldered: (): Place[] => [
    [0, 1],
    [0, 0.2],
    [0.14, 0.2],
    ...along(
      40,
      (part): Place => [0.5 - 0.36 * Math.cos(Math.PI * part), 0.18 - 0.18 * Math.sin(Math.PI * part)],
    ),
    [0.86, 0.2],
    [1, 0.2],
    [1, 1],
  ],
  slanted: (): Place[] => [
    [0, 1],
    [0.04, 0.24],
    ...along(30, (part): Place => [0.04 + 0.9 * part, 0.24 - 0.24 * Math.sin((Math.PI / 2) * part)]),
    [1, 1],
  ],
  heart,
  boulder,
} as const satisfies Record<string, (random: () => number) => Place[]>;

export type OutlineName = keyof typeof OUTLINES;
