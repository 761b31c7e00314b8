import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import type { TextParm } from '../../../stone/parm';
import { Row } from '../panels/Section';

interface SpacingFieldsProps {
  /** Undefined where several lines differ. */
  readonly fontSpacing: number | undefined;
  readonly letterSpacing: number | undefined;
  readonly onChange: (fields: Partial<Pick<TextParm, 'fontSpacing' | 'letterSpacing'>>) => void;
}

/** How far apart all letters stand: percent of their advance, and mm behind each. */
export function SpacingFields({ fontSpacing, letterSpacing, onChange }: SpacingFieldsProps) {
  const { t } = useTranslation();
  return (
    <Row>
      <NumberLine
        label={t('fontSpacing')}
        unit="%"
        value={fontSpacing}
        placeholder={t('differing')}
        onChange={(percent) => onChange({ fontSpacing: percent })}
        step={1}
        min={1}
        max={400}
      />
      <NumberLine
        label={t('letterSpacing')}
        unit={t('mm')}
        value={letterSpacing}
        placeholder={t('differing')}
        onChange={(mm) => onChange({ letterSpacing: mm })}
        step={0.1}
        min={-100}
        max={200}
      />
    </Row>
  );
}
