/**
 * The purpose of a line in a workshop file, in cutting order: what is blasted into the stone, what
 * is mounted on it, the edge of the rubber stencil, the stone itself, lines that only help to place the rest, and the
 * holes for the pins of what is mounted; then what a machine is given besides (`knife`): cuts through the waste, and crosses
 * outside of it.
 */
export const TOOLS = [
  'engrave',
  'mount',
  'stencil',
  'outline',
  'guide',
  'drill',
  'weed',
  'register',
] as const;
export type Tool = (typeof TOOLS)[number];
