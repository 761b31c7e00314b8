import { useTranslation } from 'react-i18next';
import type { Panel } from '../../../../machines/designer/context';
import { useOtherFace } from '../../back/useOtherFace';
import { DesignerContext } from '../../designerContext';
import { useStoneActs } from '../../menu/useStoneActs';
import { chooseNewEtching, chooseNewMedallion } from '../../panels/photographs/chooseNew';
import { writeNewQrCode } from '../../panels/qrCode/writeNewQrCode';
import { PopupsContext } from '../../popups/popupsContext';
import { useOwnStone } from '../../popups/stone/useOwnStone';
import { SendingContext } from '../../sending/sendingContext';
import { useRequiredFields } from '../../sending/useRequiredFields';
import { useNewLine } from '../../text/useNewLine';
import { useNewParagraph } from '../../text/useNewParagraph';
import { useReservePartner } from '../../text/useReservePartner';
import { useTextsOfCase } from '../../text/useTextsOfCase';
import { useSettingsName } from '../../useSettingsName';
import type { Sheet } from '../sheet';
import { writtenKeys } from '../shortcuts';
import type { Command } from './command';
import { useAidCommands } from './useAidCommands';
import { useElementCommands } from './useElementCommands';
import { useFileCommands } from './useFileCommands';
import { useMakeCommands } from './useMakeCommands';

const PANELS: readonly Panel[] = [
  'stone',
  'background',
  'text',
  'decoration',
  'attachments',
  'layers',
  'share',
  'print',
];

/** The choices that are offered large. */
const CHOICES = ['stone type', 'backgrounds', 'vignets', 'attachments'] as const;

/** Zooming, by the stage's shortcut keys (useKeys.ts). */
const LOOKS = { zoomIn: '+', zoomOut: '-', zoomAll: '0' } as const;

function pressOnStone(key: string): void {
  document
    .querySelector('[data-stage]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/**
 * The command palette's items, for the current stone.
 *
 * @param open opens another sheet in the palette's place.
 */
export function useCommands(open: (sheet: Sheet) => void): readonly Command[] {
  const { t } = useTranslation();
  const settings = useSettingsName();
  const { t: sending } = useTranslation('sending');
  const { t: shortcuts } = useTranslation('shortcuts');
  const { t: templates } = useTranslation('templates');
  const { t: ofPopups } = useTranslation('popups');
  const { t: lettering } = useTranslation('lettering');
  const { t: medallion } = useTranslation('medallion');
  const { t: etching } = useTranslation('etching');
  const isOwn = useOwnStone() !== undefined;
  const designer = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  const order = SendingContext.useActorRef();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const newLine = useNewLine();
  const newParagraph = useNewParagraph();
  const textsOfCase = useTextsOfCase();
  const reservePartner = useReservePartner();
  const { missing } = useRequiredFields();
  const ofElements = useElementCommands();
  const ofAids = useAidCommands();
  const ofMake = useMakeCommands();
  const otherFace = useOtherFace();
  const { t: make } = useTranslation('make');
  const ofStone = useStoneActs();
  const files = useFileCommands();
  const openPanel = (panel: Panel): Command => ({
    id: panel,
    words: shortcuts('goTo', { panel: t(`panels.${panel}`) }),
    act: () => designer.send({ type: 'panel.open', panel }),
  });
  const always: readonly Command[] = [
    ...(['zoomIn', 'zoomOut', 'zoomAll'] as const).map((look) => ({
      id: look,
      words: t(look),
      keys: writtenKeys(look),
      act: () => pressOnStone(LOOKS[look]),
    })),
    ...ofStone,
    ...(otherFace ? [{ id: 'otherFace', words: make(`back.${otherFace.does}`), act: otherFace.go }] : []),
    ...files,
    { id: 'keys', words: shortcuts('title'), keys: writtenKeys('sheet'), act: () => open('keys') },
  ];
  if (readOnly) return [openPanel('share'), openPanel('print'), ...always];
  return [
    { id: 'addLine', words: t('addLine'), act: () => designer.send({ type: 'edit', edit: newLine() }) },
    {
      id: 'addParagraph',
      words: t('paragraph.new'),
      act: () => designer.send({ type: 'edit', edit: newParagraph() }),
    },
    { id: 'addMedallion', words: medallion('add'), act: () => chooseNewMedallion(designer) },
    { id: 'addEtching', words: etching('add'), act: () => chooseNewEtching(designer) },
    { id: 'addQrCode', words: t('qrCode.add'), act: () => writeNewQrCode(designer) },
    ...(textsOfCase ? [{ id: 'textsOfCase', words: t('textsOfCase'), act: textsOfCase }] : []),
    ...(reservePartner ? [{ id: 'reservePartner', words: t('reservePartner'), act: reservePartner }] : []),
    ...(isOwn
      ? [
          {
            id: 'oldLetters',
            words: lettering('oldLetters.open'),
            act: () => popups.send({ type: 'open', popup: 'old letters' } as const),
          },
        ]
      : []),
    ...ofElements,
    ...ofMake,
    ...ofAids,
    ...(['save', 'undo', 'redo'] as const).map((does) => ({
      id: does,
      words: t(does),
      keys: writtenKeys(does),
      act: () => designer.send({ type: does }),
    })),
    { id: 'settings', words: settings, act: () => order.send({ type: 'settings.open' }) },
    {
      id: 'send',
      words: sending('send'),
      keys: writtenKeys('send'),
      act: () => order.send({ type: 'order', missing }),
    },
    { id: 'templates', words: templates('open'), act: () => open('templates') },
    ...PANELS.map(openPanel),
    ...CHOICES.map((popup) => ({
      id: `popup ${popup}`,
      words: ofPopups(`showAll.${popup}`),
      act: () => popups.send({ type: 'open', popup }),
    })),
    ...always,
  ];
}
