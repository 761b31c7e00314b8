import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../../stone/catalogue/naming';
import { useStonemasonItems } from '../../../project/useStonemasonItems';
import { useStonemasons } from '../../../project/useStonemasons';
import { DesignerContext } from '../../designerContext';
import { useChooseStoneType } from '../../panels/useChooseStoneType';
import { useChooseVignet } from '../../panels/vignets/useChooseVignet';
import { useLocale } from '../../useLocale';
import type { Command } from './command';

/** From so many letters on, the catalogue is searched too. */
const LETTERS = 2;

/** So many of a kind are listed: more are found with another letter. */
const MOST = 8;

/**
 * The stones, ornaments and stonemasons whose name has what is written in the palette, to be chosen there.
 *
 * @param contains how the palette itself compares.
 */
export function useChoiceCommands(
  written: string,
  contains: (text: string, part: string) => boolean,
): readonly Command[] {
  const { t } = useTranslation('shortcuts');
  const locale = useLocale();
  const designer = DesignerContext.useActorRef();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const { stoneTypes, vignets } = DesignerContext.useSelector(({ context }) => context.offered);
  const chooseStone = useChooseStoneType();
  const chooseVignet = useChooseVignet();
  const masons = useStonemasonItems(useStonemasons().list);
  if (readOnly || written.trim().length < LETTERS) return [];
  const found = (commands: readonly Command[]) =>
    commands.filter(({ words }) => contains(words, written)).slice(0, MOST);
  return [
    ...found(
      vignets.map((vignet) => ({
        id: `vignet ${vignet.id}`,
        words: t('choose.vignet', { name: nameIn(locale, vignet) }),
        act: () => chooseVignet(vignet),
      })),
    ),
    ...found(
      stoneTypes.map((type) => ({
        id: `stone ${type.id}`,
        words: t('choose.stone', { name: nameIn(locale, type) }),
        act: () => chooseStone(type.id),
      })),
    ),
    ...found(
      masons.map(({ id, name, detail }) => ({
        id: `mason ${id}`,
        words: t('choose.mason', { name: detail ? `${name}, ${detail}` : name }),
        act: () =>
          designer.send({ type: 'edit', edit: { kind: 'agree', fields: { StonemasonId: Number(id) } } }),
      })),
    ),
  ];
}
