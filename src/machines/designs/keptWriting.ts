import { z } from 'zod';
import { ownBusiness } from '../../api/identity';
import { keptInTab } from '../../api/keptInTab';
import { decisionFields } from '../../stone/decisions';
import { project, projectDetails } from '../../stone/wire/project';
import type { CaseForm, OrderForm } from './context';

const kept = keptInTab(
  'gravestone.caseWriting',
  z.object({
    /** The owner's business: users of other businesses do not see it. */
    business: z.number(),
    form: z
      .object({
        base: project.optional(),
        details: projectDetails,
        isChanged: z.boolean(),
        thenSend: z.boolean(),
        key: z.string(),
      })
      .optional(),
    sending: z.object({ project, order: z.object(decisionFields) }).optional(),
  }),
);

/** What is being edited: a case, or the decisions as one is sent; never both. */
interface Writing {
  readonly form: CaseForm | undefined;
  readonly sending: OrderForm | undefined;
}

const NOTHING: Writing = { form: undefined, sending: undefined };

/** What was being edited in this tab when the login ended or the page was left or reloaded. */
export function keptWriting(): Writing {
  const found = kept.read();
  if (!found || found.business !== ownBusiness()) return NOTHING;
  const { form, sending } = found;
  if (sending) return { form: undefined, sending: { ...sending, letter: undefined } };
  return { form: form && { ...form, base: form.base }, sending: undefined };
}

/** Stores the edit until it is saved or discarded; only for the logged-in user. */
export function keepWriting({ form, sending }: Writing): void {
  const business = ownBusiness();
  if (business === undefined) return;
  if (sending) kept.write({ business, sending: { project: sending.project, order: sending.order } });
  else if (form) kept.write({ business, form: { ...form } });
}

/** Clears it: it is saved or discarded. */
export function forgetWriting(): void {
  kept.write(undefined);
}
