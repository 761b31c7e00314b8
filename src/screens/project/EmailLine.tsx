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

/**
 * Runs something after the press that left the field has ended: a message appearing earlier would move the
 * button away from under the finger, and the press would be lost.
 */
function afterPress(act: () => void): void {
  const letGo = new AbortController();
  const onLetGo = () => {
    letGo.abort();
    setTimeout(act);
  };
  for (const event of ['pointerup', 'pointercancel', 'click', 'keyup'])
    window.addEventListener(event, onLetGo, { signal: letGo.signal, capture: true });
}

/** A field for an e-mail address. An invalid one is reported when the field is left, not during typing. */
export function EmailLine({ value, problem, tried = false, ...line }: EmailLineProps) {
  const { t } = useTranslation('project');
  const [isLeft, setLeft] = useState(false);
  const isMiswritten = (isLeft || tried) && value.trim() !== '' && !isEmail(value);
  return (
    <TextLine
      {...line}
      value={value}
      onBlur={() => afterPress(() => setLeft(true))}
      // Not `type="email"`: a browser would hold the form with a bubble of its own, and nothing else that is missing is said.
      inputMode="email"
      autoCapitalize="none"
      maxLength={300}
      enterKeyHint="next"
      problem={problem ?? (isMiswritten ? t('notAnEmail') : undefined)}
    />
  );
}
