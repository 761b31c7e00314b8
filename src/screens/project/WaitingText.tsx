import { useTranslation } from 'react-i18next';
import type { Waiting } from '../../stone/status';

interface WaitingTextProps {
  readonly waitsFor: Waiting;
  /** The address that was asked. */
  readonly email: string;
}

/** What happens next with an order that waits, for whoever has just sent it. */
export function WaitingText({ waitsFor, email }: WaitingTextProps) {
  const { t } = useTranslation('project');
  return (
    <>
      <p role="status">{t(`waiting.${waitsFor}.text`, { email })}</p>
      <p>{t(`waiting.${waitsFor}.hint`, { email })}</p>
    </>
  );
}
