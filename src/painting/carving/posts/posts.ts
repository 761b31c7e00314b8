import type { Program } from '../program';
import { grbl } from './grbl';
import { heidenhain } from './heidenhain';
import { linuxcnc } from './linuxcnc';
import type { Post } from './names';

/** How a program is written for each control. */
export const WRITERS: { readonly [P in Post]: (program: Program) => string } = { grbl, linuxcnc, heidenhain };
