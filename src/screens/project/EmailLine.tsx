import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLine } from '../../components/TextLine';
import { isEmail } from '../../stone/required';

interface EmailLineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
  /** What is wrong with it already; undefined where nothing is. */
  readonly problem?: string | undefined;
  /** Whether it was tried to go on with what stands in it. */
  readonly tried?: boolean;
}

/** A line for an e-mail address. That it is none is said when the field is left, not while it is written. */
export function EmailLine({ value, problem, tried = false, ...line }: EmailLineProps) {
  const { t } = useTranslation('project');
  const [isLeft, setLeft] = useState(false);
  const isMiswritten = (isLeft || tried) && value.trim() !== '' && !isEmail(value);
  return (
    <TextLine
      {...line}
      value={value}
      onBlur={() => setLeft(true)}
      type="email"
      maxLength={300}
      enterKeyHint="next"
      problem={problem ?? (isMiswritten ? t('notAnEmail') : undefined)}
    />
  );
}
