/** The controls that programs are written for. */
export const POSTS = ['grbl', 'linuxcnc', 'heidenhain'] as const;
export type Post = (typeof POSTS)[number];

/** The ending of each control's files. */
export const POST_ENDINGS = { grbl: 'nc', linuxcnc: 'ngc', heidenhain: 'h' } as const satisfies Record<
  Post,
  string
>;
