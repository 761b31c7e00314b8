import { z } from 'zod';
import written from '../../../catalogue/signs.json';

const groups = ['lives', 'marriage', 'faith', 'hearts', 'marks', 'quotes', 'numbers'] as const;
/** A group of signs, as the trade uses them. */
export type SignGroup = (typeof groups)[number];

const names = [
  'born',
  'fiveStar',
  'died',
  'latinCross',
  'rings',
  'infinity',
  'and',
  'plus',
  'orthodoxCross',
  'jerusalemCross',
  'davidStar',
  'crescent',
  'dove',
  'anchor',
  'heart',
  'lineHeart',
  'flower',
  'tulip',
  'dash',
  'longDash',
  'middleDot',
  'bullet',
  'ellipsis',
  'apostrophe',
  'right',
  'left',
  'low',
  'high66',
  'high99',
  'rightSingle',
  'leftSingle',
  'lowSingle',
  'high6',
  'half',
  'quarter',
  'threeQuarters',
  'degrees',
  'number',
] as const;
/** What a sign is called: the key of its name in `locales/…/signs.json`. */
type SignName = (typeof names)[number];

const schema = z.object({
  groups: z.array(
    z.object({
      name: z.enum(groups),
      /** Each sign with its name. */
      signs: z.record(z.string(), z.enum(names)),
    }),
  ),
});

/** A sign that a keyboard lacks. */
export interface Sign {
  readonly character: string;
  readonly group: SignGroup;
  readonly name: SignName;
}

/** The signs on offer for a line of letters, group by group. */
export const SIGNS: readonly Sign[] = schema
  .parse(written)
  .groups.flatMap(({ name: group, signs }) =>
    Object.entries(signs).map(([character, name]) => ({ character, group, name })),
  );
