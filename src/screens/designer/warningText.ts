import { useTranslation } from 'react-i18next';
import type { SceneWarning } from '../../scene/warnings';
import { DesignerContext } from './designerContext';
import { useCalled } from './useCalled';

/** Says a warning of the scene as a plain sentence. */
export function useWarningText(): (warning: SceneWarning) => string {
  const { t, i18n } = useTranslation('problems');
  const called = useCalled();
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const mm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  return (warning) => {
    switch (warning.kind) {
      case 'missingCharacter':
        return t('warnings.missingCharacter', { character: warning.character, family: warning.family });
      case 'unknownFont':
        return t('warnings.unknownFont', { family: warning.family });
      case 'fontFailed':
        return t('warnings.fontFailed', { family: warning.family });
      case 'unknownColour':
        return t('warnings.unknownColour', { colour: warning.colour });
      case 'unknownVignet':
        return t('warnings.unknownVignet', { id: warning.id });
      case 'unknownAttachment':
        return t('warnings.unknownAttachment', { id: warning.id });
      case 'pictureFailed':
        return t('warnings.pictureFailed', { id: warning.id });
      case 'unknownTransform':
        return t('warnings.unknownTransform', { transform: warning.transform });
      case 'unknownFrame':
        return t('warnings.unknownFrame', { type: warning.type });
      case 'unknownFrameColour':
        return t('warnings.unknownColour', { colour: warning.colour });
      case 'noRoomForFrame':
        return t('warnings.noRoomForFrame');
      case 'photographFailed':
        return t('warnings.photographFailed');
      case 'sampleWords':
        return t('warnings.sampleWords', { text: warning.text });
      case 'dateMissing':
        return t('warnings.dateMissing', { text: warning.text });
      case 'outside':
        return t('warnings.outside');
      case 'overlapping':
        return t('warnings.overlapping', { other: called(elements[warning.other]) });
      case 'tooThin':
        return t('warnings.tooThin', { stroke: mm.format(warning.stroke), least: mm.format(warning.least) });
    }
  };
}

/** What the mason would object to in one element; the rest is said over the stone, since it makes the design wrong. */
const OBJECTIONS: ReadonlySet<SceneWarning['kind']> = new Set([
  'outside',
  'overlapping',
  'tooThin',
  'sampleWords',
  'dateMissing',
]);

/** Whether a warning is said where its element is edited, and not over the stone. */
export function isObjection({ kind }: SceneWarning): boolean {
  return OBJECTIONS.has(kind);
}
