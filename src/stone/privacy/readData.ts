import { z } from 'zod';
import { access } from '../wire/access';
import { question } from '../wire/question';

// What is exported is kept as the tables have it, so that nothing is left out of it; these are the parts of it that people read.

const relative = z.object({ id: z.number(), name: z.string(), email: z.string().nullable() });
const approval = z.object({
  asked_at: z.string(),
  relatives: z.array(relative),
  answers: z.array(
    z.object({
      at: z.string(),
      approver_id: z.number(),
      decision: z.enum(['approved', 'objected']),
      text: z.string().nullable(),
    }),
  ),
  messages: z.array(z.object({ at: z.string(), text: z.string(), approver_id: z.number().nullable() })),
});

const proposal = z.object({
  at: z.string(),
  reason: z.string(),
  state: z.string(),
  answer: z.string().nullable(),
  answeredBy: z.enum(['undertaker', 'family']).nullable(),
  answeredAt: z.string().nullable(),
});

const keptQuestion = question.omit({ nearest: true });

/** Those of a list that are of a kind; what a later server keeps in another form is in the export alone. */
function readable<Item>(item: z.ZodType<Item>, list: readonly unknown[]): Item[] {
  return list.flatMap((each) => {
    const read = item.safeParse(each);
    return read.success ? [read.data] : [];
  });
}

/** The approvals of a stone in what is kept of it. */
export const readApprovals = (list: readonly unknown[]) => readable(approval, list);
/** The stonemason's questions in it, with what was answered. */
export const readQuestions = (list: readonly unknown[]) => readable(keptQuestion, list);
/** What he proposed to cut instead, with what was answered. */
export const readProposals = (list: readonly unknown[]) => readable(proposal, list);
/** Who read and changed it. */
export const readAccesses = (list: readonly unknown[]) => readable(access, list);
