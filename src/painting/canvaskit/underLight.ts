import type { Sunlight } from '../relief/light';
import type { Painter } from './painter';

/** The same painter, everything it keeps included, under another light. */
export const underLight = (painter: Painter, light: Sunlight): Painter => ({ ...painter, light });
