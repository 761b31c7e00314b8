import { useTranslation } from 'react-i18next';
import { widestBevel } from '../../../../stone/make/makeFault';
import type { Mm } from '../../../../stone/numbers';
import { inThickness, onBase, withEdge } from '../../make/changes';
import { useMake } from '../../make/useMake';
import type { Command } from './command';

/** The bevels that are called by name, from a broken edge to a broad one; any other width is typed (a judgement of ours). */
const BEVELS: readonly Mm[] = [0, 2, 5, 10, 20];

/** What can be ordered of the stone besides its face, as far as it is not chosen yet. */
export function useMakeCommands(): readonly Command[] {
  const { t } = useTranslation('make');
  const make = useMake();
  if (!make) return [];
  const { stoneType, offered, chosen, made, choose } = make;
  const widest = chosen.edge === 'rough' ? 0 : widestBevel(stoneType, made.thickness);
  const isOnBase = chosen.base !== undefined;
  return [
    ...(offered.base
      ? [
          {
            id: 'base',
            words: t(isOnBase ? 'noBaseCommand' : 'baseCommand'),
            act: () => choose(onBase(make, !isOnBase)),
          },
        ]
      : []),
    ...offered.thicknesses
      .filter((mm) => mm !== made.thickness)
      .map((mm) => ({
        id: `thickness ${mm}`,
        words: `${t('thickness')}: ${t('thicknessOf', { mm })}`,
        act: () => choose(inThickness(make, mm)),
      })),
    ...(['asFace', ...offered.edges] as const)
      .filter((edge) => edge !== (chosen.edge ?? 'asFace'))
      .map((edge) => ({
        id: `edge ${edge}`,
        words: `${t('edge')}: ${t(`surfaces.${edge}`)}`,
        act: () => choose(withEdge(edge)),
      })),
    ...(['asFace', ...offered.sides] as const)
      .filter((side) => side !== (chosen.side ?? 'asFace'))
      .map((side) => ({
        id: `side ${side}`,
        words: `${t('side')}: ${t(`surfaces.${side}`)}`,
        act: () => choose({ side }),
      })),
    ...BEVELS.filter((mm) => mm <= widest && mm !== (chosen.bevel ?? 0)).map((bevel) => ({
      id: `bevel ${bevel}`,
      words: bevel === 0 ? t('noBevelCommand') : t('said.bevel', { bevel }),
      act: () => choose({ bevel }),
    })),
  ];
}
