import { forgetKept, keepPair, keepStyle, renameStyle } from '../../api/lettering';
import type { KeptPair } from '../../stone/keptPair';
import type { LineStyle } from '../../stone/lineStyle';
import type { BusinessPair, BusinessStyle, KeptLettering } from '../../stone/wire/lettering';

/** What is changed of what a business keeps of its lettering. */
export type LetteringAct =
  | { readonly does: 'keepPair'; readonly pair: KeptPair }
  | { readonly does: 'keepStyle'; readonly style: LineStyle }
  | { readonly does: 'renameStyle'; readonly kept: BusinessStyle; readonly name: string }
  | { readonly does: 'forgetPair'; readonly pair: BusinessPair }
  | { readonly does: 'forgetStyle'; readonly kept: BusinessStyle };

/** The list with an entry in the place of the one of its number, or at its end. */
function withEntry<Entry extends { readonly id: number }>(entries: readonly Entry[], entry: Entry): Entry[] {
  return entries.some(({ id }) => id === entry.id)
    ? entries.map((each) => (each.id === entry.id ? entry : each))
    : [...entries, entry];
}

/** Has the server carry an act out. Returns how what is kept changes by it. */
export async function carryOut(
  act: LetteringAct,
  signal: AbortSignal,
): Promise<(kept: KeptLettering) => KeptLettering> {
  switch (act.does) {
    case 'keepPair': {
      const pair = await keepPair(act.pair, signal);
      return (kept) => ({ ...kept, pairs: withEntry(kept.pairs, pair) });
    }
    case 'keepStyle': {
      const style = await keepStyle(act.style, signal);
      return (kept) => ({ ...kept, styles: withEntry(kept.styles, style) });
    }
    case 'renameStyle': {
      const style = await renameStyle(act.kept.id, act.name, signal);
      return (kept) => ({ ...kept, styles: withEntry(kept.styles, style) });
    }
    case 'forgetPair':
      await forgetKept('pair', act.pair.id, signal);
      return (kept) => ({ ...kept, pairs: kept.pairs.filter(({ id }) => id !== act.pair.id) });
    case 'forgetStyle':
      await forgetKept('style', act.kept.id, signal);
      return (kept) => ({ ...kept, styles: kept.styles.filter(({ id }) => id !== act.kept.id) });
  }
}
