import { useTranslation } from 'react-i18next';
import type { Offered } from '../../api/lists';
import { saidMake } from '../../scene/saidMake';
import { nameIn } from '../../stone/catalogue/naming';
import { shownVariant } from '../../stone/catalogue/shownVariant';
import { colourNamed } from '../../stone/colours';
import { type Cut, cutOfLine } from '../../stone/cut';
import { isReserved } from '../../stone/handling';
import { madeStone } from '../../stone/make/madeStone';
import { madeTexts } from '../../stone/make/madeTexts';
import type { Parm } from '../../stone/parm';
import type { Design } from '../../stone/stone';
import { useLocale } from '../designer/useLocale';
import type { Step } from './steps';

/** What a family reads of a step besides its words: how it is cut and in what colour; the stone; how it is made. */
export function useStepDetails(design: Design, { stoneTypes }: Offered): (step: Step) => readonly string[] {
  const { t } = useTranslation('approving');
  const { t: designer } = useTranslation('designer');
  const { t: make } = useTranslation('make');
  const locale = useLocale();
  const stoneType = stoneTypes.find(({ id }) => id === design.StoneTypeId);
  const variant = stoneType && shownVariant(stoneType, design.StoneTypeVariantId);
  const inColour = (cut: Cut, written: string | undefined) => {
    const colour = written === undefined ? undefined : colourNamed(written);
    return colour && colour !== 'transparent'
      ? t(`cut.${cut}In`, { colour: designer(`colours.${colour}`).toLocaleLowerCase(locale) })
      : t(`cut.${cut}`);
  };
  const ofElement = (parm: Parm): string[] => [
    ...(isReserved(parm) ? [t('reserved')] : [cutOf(parm, inColour)].flatMap((said) => said ?? [])),
  ];
  return ({ kind, element }) => {
    if (kind === 'frame') return [inColour('engraved', design.Frame.Color)];
    if (kind === 'stone') {
      if (!stoneType || !variant) return [];
      const { width, height } = stoneType;
      return [
        t('stoneOf', { name: nameIn(locale, stoneType), material: nameIn(locale, variant), width, height }),
      ];
    }
    if (kind === 'make') {
      if (!stoneType || !variant || !design.make) return [];
      const made = madeStone(design.make, stoneType, variant.id);
      return madeTexts(
        saidMake({ stoneType, variant, made }, locale),
        (key, given) => make(`said.${key}`, { replace: given }),
        locale,
      );
    }
    const parm = design.Parms[element ?? -1];
    return parm ? ofElement(parm) : [];
  };
}

/** How an element comes onto the stone; nothing of what its name says already. */
function cutOf(
  parm: Parm,
  inColour: (cut: 'engraved' | 'mounted', colour: string | undefined) => string,
): string | undefined {
  switch (parm.type) {
    case 'text':
      return inColour(cutOfLine(parm), parm.fontColor);
    case 'sandblownVignet':
    case 'customVignet':
      return inColour('engraved', parm.fontColor);
    case 'standardVignet':
      return inColour('mounted', undefined);
    case 'qrCode':
    case 'attachment':
    case 'medallion':
    case 'etching':
      return undefined;
  }
}
