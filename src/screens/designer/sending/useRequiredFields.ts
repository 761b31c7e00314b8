import { PRIVILEGED_BUSINESS } from '../../../stone/business';
import { faultyFields, type RequiredField, requiredFields } from '../../../stone/required';
import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';
import { useLocale } from '../useLocale';

interface RequiredFields {
  /** The fields required before this user can send the stone. */
  readonly required: readonly RequiredField[];
  /** Those still empty or invalid. */
  readonly missing: readonly RequiredField[];
}

const isSameList = (one: readonly RequiredField[], other: readonly RequiredField[]) =>
  one.join() === other.join();

/** What is required from the sender of the current stone. */
export function useRequiredFields(): RequiredFields {
  const locale = useLocale();
  const isExempt = SessionContext.useSelector(
    ({ context }) => context.user?.BusinessId === PRIVILEGED_BUSINESS,
  );
  const missing = DesignerContext.useSelector(({ context }) => {
    const design = context.history.present;
    return faultyFields({ ...design, StonemasonId: design.StonemasonId ?? null }, locale, isExempt);
  }, isSameList);
  return { required: requiredFields(locale, isExempt), missing };
}
