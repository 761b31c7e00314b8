import { PRIVILEGED_BUSINESS } from '../../../stone/business';
import { faultyFields, type RequiredField, requiredFields } from '../../../stone/required';
import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';

interface RequiredFields {
  /** What must be filled in before the stone is sent, by whoever is at it. */
  readonly required: readonly RequiredField[];
  /** What of it is still empty, or written as it cannot be. */
  readonly missing: readonly RequiredField[];
}

/** What is asked of the person who sends the stone at hand. */
export function useRequiredFields(): RequiredFields {
  const locale = useLocale();
  const isExempt = SessionContext.useSelector(
    ({ context }) => context.user?.BusinessId === PRIVILEGED_BUSINESS,
  );
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  return {
    required: requiredFields(locale, isExempt),
    missing: faultyFields({ ...design, StonemasonId: design.StonemasonId ?? null }, locale, isExempt),
  };
}
