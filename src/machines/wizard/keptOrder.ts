import { z } from 'zod';
import { ownBusiness } from '../../api/identity';
import { keptInTab } from '../../api/keptInTab';
import { type Decisions, decisionFields, overTheirs } from '../../stone/decisions';

const decisions = z.object(decisionFields);

const kept = keptInTab(
  'gravestone.orderWriting',
  z.object({
    stoneId: z.number(),
    /** The login it was written with; none for a visitor. Other users do not see it. */
    business: z.number().optional(),
    /** The stone's decisions when the form was opened. */
    before: decisions,
    fields: decisions,
  }),
);

/** Stores the input in a stone's form, until the stone is sent or another's form is edited. */
export function keepOrder(stoneId: number, before: Decisions, fields: Decisions): void {
  const business = ownBusiness();
  kept.write({ stoneId, before, fields, ...(business !== undefined && { business }) });
}

/** The initial values of a stone's form: its decisions, and over them the input stored in this tab. */
export function withKeptOrder(stoneId: number, decided: Decisions): Decisions {
  const found = kept.read();
  const isHere = found?.stoneId === stoneId && found.business === ownBusiness();
  return isHere ? overTheirs(found.fields, found.before, decided) : decided;
}

/** Clears it: the stone is sent, or another user comes to the computer. */
export function forgetOrder(): void {
  kept.write(undefined);
}
