/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** One mineral of a stone: what its crystals look like and how many there are. */
export type Mineral = {
  readonly colour: Colour;
  /** How much of the stone it makes up; shares are relative to each other. */
  readonly share: number;
  /** The usual crystal's breadth in mm, and how far sizes spread (deviation of the logarithm). */
  readonly size: number;
  readonly spread: number;
  /** How many times longer than broad a crystal is. */
  readonly stretch: number;
  /** How far crystals differ from one another in tone, 0 to 255. */
  readonly variety: number;
  /** How far the tone runs from one side of a crystal to the other. */
  readonly run: number;
  /** How cloudy a crystal is inside. */
  readonly cloud: number;
  /** 0: scattered evenly; 1: only in clusters. */
  readonly cluster: number;
};

/** How the face of the stone was worked. */
export type Finish = 'polished' | 'honed' | 'rough';

/** Everything that defines a material: a tile is a function of this alone. */
export type Recipe = {
  /** The tile's file name without ending. */
  readonly name: string;
  readonly seed: number;
  readonly finish: Finish;
  readonly minerals: readonly Mineral[];
  /** Small plates and needles lying over the crystals. */
  readonly specks: readonly Mineral[];
  /** How dark the joints between crystals are, 0 to 1. */
  readonly joints: number;
  /** How far light scatters below a polished face, in mm: softens what lies below it. */
  readonly depth: number;
  /** Large-scale light and dark variation, 0 to 255. */
  readonly mottle: number;
};
