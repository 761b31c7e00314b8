import type { Box } from '../../../../geometry/box';

interface Placed {
  /** Its name in the file, by which programs fill it in; each once. */
  readonly name: string;
  /** What it is called by a screen reader. */
  readonly label: string;
  readonly page: number;
  /** In mm of the page, from its upper left. */
  readonly box: Box;
}

/** A field to write in. */
export interface TextField extends Placed {
  readonly kind: 'text';
  readonly value: string;
  /** Whether it holds several lines. */
  readonly isLong: boolean;
}

/** A box to tick. */
export interface CheckBox extends Placed {
  readonly kind: 'check';
  readonly isTicked: boolean;
}

export type Field = TextField | CheckBox;
