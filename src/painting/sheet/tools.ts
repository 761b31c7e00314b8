/**
 * What a line of a workshop file is there for, in the order in which it is cut: what is blasted into the stone, what
 * is set on it, the edge of the rubber stencil, the stone itself, and lines that only help to place the rest.
 */
export const TOOLS = ['engrave', 'mount', 'stencil', 'outline', 'guide'] as const;
export type Tool = (typeof TOOLS)[number];
