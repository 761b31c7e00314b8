/**
 * The purpose of a line in a workshop file, in cutting order: what is blasted into the stone, what
 * is mounted on it, the edge of the rubber stencil, the stone itself, and lines that only help to place the rest.
 */
export const TOOLS = ['engrave', 'mount', 'stencil', 'outline', 'guide'] as const;
export type Tool = (typeof TOOLS)[number];
