import { capHeightOf } from '../../stone/capHeight';
import type { Edit } from '../../stone/edits/edit';
import type { Mm } from '../../stone/numbers';
import type { TextParm } from '../../stone/parm';

/** The cap height of a line on the stone, in mm. */
export function heightOf({ fontSize, scale }: Pick<TextParm, 'fontSize' | 'scale'>): Mm {
  return capHeightOf({ fontSize }) * scale;
}

/** The edit that gives a line's letters a cap height on the stone, in mm; its scale stays. */
export function withHeight({ scale }: Pick<TextParm, 'scale'>, element: number, height: Mm): Edit {
  return { kind: 'changeText', element, fields: { fontSize: String(height / scale) } };
}
