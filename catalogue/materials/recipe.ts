/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** The flash of a feldspar: light thrown back by the fine lamellae within a crystal, where they face the viewer. */
export type Schiller = {
  readonly colour: Colour;
  /** How many of the crystals flash at all, 0 to 1. */
  readonly share: number;
  /** How much of a crystal's own colour the brightest flash replaces, 0 to 1. */
  readonly strength: number;
  /** How far apart the stripes of a flash lie, in mm. */
  readonly lamella: number;
};

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
  /** In which layers of the stone's flow it lies: of 0 to 1, each the same part of the stone. In all of them where it is not given. */
  readonly layers?: readonly [from: number, to: number];
  /** How many of its crystals lie outside its layers all the same, as a share: 0 to 1. */
  readonly stray?: number;
  /** Of specks: they fill the gaps that the crystals leave. How far from a crystal's middle those begin; its edge is 1. */
  readonly gaps?: number;
  readonly schiller?: Schiller;
};

/** Layers that a stone has from having flowed or been laid down: they run across the tile, about level, and wrap with it. */
export type Flow = {
  /** How many waves of layers lie on one another within the tile, and how many follow one another along it; whole numbers. */
  readonly layers: number;
  readonly lengths: number;
  /** How many waves of folds there are along the tile, a whole number, and how far they move the layers, in mm. */
  readonly folds: number;
  readonly sway: number;
  /** How closely crystals lie along the layers: 0 as it falls, 1 exactly. */
  readonly alignment: number;
  /** How much lighter the uppermost layers are than the middle ones, and those darker than these, 0 to 255. */
  readonly tone: number;
};

/** Thin bodies of another colour that run through the stone, soft at their edges. */
export type Vein = {
  readonly colour: Colour;
  /** How much of the stone's own colour it replaces where it is strongest, 0 to 1. */
  readonly strength: number;
  /** How many veins there are about within the tile from top to bottom, and how many bends along it; whole numbers. */
  readonly rows: number;
  readonly waves: number;
  /** How broad it is, in mm, and how far folds move it, in mm. */
  readonly breadth: number;
  readonly sway: number;
  /** How much of their length is seen, about: 0 to 1. */
  readonly seen: number;
};

/** The facets that crystals show where the stone is cleft: each breaks along its own planes, and those that face the light flash. */
export type Facets = {
  /** The usual facet's breadth in mm. */
  readonly size: number;
  /** How far facets differ from one another in tone, 0 to 255. */
  readonly variety: number;
  /** How many of them flash, 0 to 1. */
  readonly share: number;
  /** How much of white the brightest flash has, 0 to 1. */
  readonly strength: number;
  /** How much of what falls onto a chip comes out again in its shade, 0 to 1: light goes far within white crystals. */
  readonly glow: number;
  /** How many times more strongly than on a polished face veins are seen: a break leads deeper into clear crystals. */
  readonly clear: number;
};

/** How the face of the stone was worked. */
export type Finish = 'polished' | 'honed' | 'rough';

/** What the stone itself is, however its face is worked. */
export type Rock = {
  readonly minerals: readonly Mineral[];
  /** Small plates and needles lying over the crystals. */
  readonly specks: readonly Mineral[];
  /** How dark the joints between crystals are, 0 to 1. */
  readonly joints: number;
  /** Large-scale light and dark variation, 0 to 255. */
  readonly mottle: number;
  readonly flow?: Flow;
  readonly veins?: readonly Vein[];
  /**
   * The light that a matt face scatters at its very surface, as a share of all light: air and feldspar meet with 4.5 % (Fresnel).
   * Where it is not given, the face becomes 14 of 255 paler and as good as grey, which only suits grey stones.
   */
  readonly scatter?: number;
  /** Where it is not given, a broken face is as matt as a honed one. */
  readonly facets?: Facets;
};

/** Everything that defines a material: a tile is a function of this alone. */
export type Recipe = Rock & {
  /** The tile's file name without ending. */
  readonly name: string;
  readonly seed: number;
  readonly finish: Finish;
  /** How far light scatters below a polished face, in mm: softens what lies below it. */
  readonly depth: number;
};
