import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice';
import type { SceneWarning } from '../../scene/warnings';
import { DesignerContext } from './designerContext';

/** A warning of the scene as a plain sentence. */
export function warningText(t: TFunction<'problems'>, warning: SceneWarning): string {
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
  }
}

/** What is wrong with the stone, one sentence each. */
export function Warnings() {
  const { t } = useTranslation('problems');
  const warnings = DesignerContext.useSelector(({ context }) => context.shown?.warnings);
  const sentences = new Set((warnings ?? []).map((warning) => warningText(t, warning)));
  return [...sentences].map((sentence) => (
    <Notice key={sentence} look="yellow">
      {sentence}
    </Notice>
  ));
}
