/**
 * The colours of letters and vignettes (specification section 9). On the wire a colour is the Danish word for
 * letters and a hex value for vignettes; the other languages' words are accepted too, since designs are exchanged.
 */
export const COLOUR_NAMES = [
  'white',
  'grey',
  'black',
  'gold',
  'silver',
  'transparent',
  'bronze',
  'alu',
  'brown',
  'blackLacquered',
  'sulfur',
] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

/** What is written on the wire for each colour of engraved letters, in the order they are offered. */
export const ENGRAVED_COLOURS = {
  white: 'hvid',
  grey: 'grå',
  black: 'sort',
  gold: 'guld',
  silver: 'sølv',
  transparent: 'transparent',
} as const satisfies Partial<Record<ColourName, string>>;

/** What is written on the wire for each colour of mounted letters, in the order they are offered. */
export const MOUNTED_COLOURS = {
  bronze: 'bronze',
  alu: 'alu',
  brown: 'brun',
  blackLacquered: 'sortlakeret',
  sulfur: 'svovl',
} as const satisfies Partial<Record<ColourName, string>>;

/** What is written on the wire for each colour of a vignet, in the order they are offered. */
export const VIGNET_COLOURS = {
  black: '#000',
  white: '#fff',
  grey: '#999999',
  brown: '#663402',
  gold: '#D5AC6D',
  silver: '#C0C0C0',
} as const satisfies Partial<Record<ColourName, string>>;

const OTHER_WORDS: Record<string, ColourName> = {
  white: 'white',
  weiß: 'white',
  weiss: 'white',
  hvit: 'white',
  '#ffffff': 'white',
  gray: 'grey',
  grey: 'grey',
  grau: 'grey',
  graa: 'grey',
  '#999': 'grey',
  black: 'black',
  schwarz: 'black',
  svart: 'black',
  '#000000': 'black',
  gold: 'gold',
  gull: 'gold',
  silver: 'silver',
  silber: 'silver',
  soelv: 'silver',
  klar: 'transparent',
  ingen: 'transparent',
  aluminium: 'alu',
  brown: 'brown',
  braun: 'brown',
  'black-lacquered': 'blackLacquered',
  'sort-lakeret': 'blackLacquered',
  lakeret: 'blackLacquered',
  sulfur: 'sulfur',
  sulphur: 'sulfur',
  schwefel: 'sulfur',
};

const BY_WORD = new Map<string, ColourName>([
  ...Object.entries(OTHER_WORDS),
  ...[ENGRAVED_COLOURS, MOUNTED_COLOURS, VIGNET_COLOURS].flatMap((offered) =>
    Object.entries(offered).map(([name, word]) => [word.toLowerCase(), name as ColourName] as const),
  ),
]);

/**
 * The colour a wire value stands for.
 *
 * @returns undefined for an unknown word, which the scene reports as a warning.
 */
export function colourNamed(written: string): ColourName | undefined {
  return BY_WORD.get(written.trim().toLowerCase());
}
