import type { Scene } from '../../scene/scene';
import { type Locale, nameIn } from '../../stone/catalogue/naming';
import type { Parm } from '../../stone/parm';
import { type Names, wordsOf } from '../pdf/offer/entries';
import type { Translate } from '../pdf/writtenTexts';

/** What tells elements in words. */
export interface Wording {
  readonly scene: Scene;
  readonly parms: readonly Parm[];
  readonly names: Names;
  readonly locale: Locale;
  readonly translate: Translate;
}

/**
 * A mounted element in words: a line by its letters in quotation marks, without which a spreadsheet reads some as a date;
 * an ornament by its name in the catalogue, else by its number.
 */
export function elementWords(element: number, { scene, parms, names, locale, translate }: Wording): string {
  const parm = parms[element];
  switch (parm?.type) {
    case 'text': {
      const node = scene.nodes.find((one) => one.element === element);
      return translate('drill.line', { words: wordsOf(parm, node, locale, names) });
    }
    case 'standardVignet': {
      const vignet = names.vignet(parm.vignetId);
      return vignet ? nameIn(locale, vignet) : String(parm.vignetId);
    }
    default:
      return String(element + 1);
  }
}
