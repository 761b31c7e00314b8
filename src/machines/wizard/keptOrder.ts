import { z } from 'zod';
import { ownBusiness } from '../../api/identity';
import { keptInTab } from '../../api/keptInTab';
import { type Decisions, decisionFields, overTheirs } from '../../stone/decisions';

const decisions = z.object(decisionFields);

const kept = keptInTab(
  'gravestone.orderWriting',
  z.object({
    stoneId: z.number(),
    /** Whose login it was written with; none of a visitor. Nobody else finds it. */
    business: z.number().optional(),
    /** What was decided about the stone when the form was opened. */
    before: decisions,
    fields: decisions,
  }),
);

/** Keeps what is written in the form of a stone, until the stone is sent or another's form is written in. */
export function keepOrder(stoneId: number, before: Decisions, fields: Decisions): void {
  const business = ownBusiness();
  kept.write({ stoneId, before, fields, ...(business !== undefined && { business }) });
}

/** What the form of a stone begins with: what is decided, and over it what was written in this tab before. */
export function withKeptOrder(stoneId: number, decided: Decisions): Decisions {
  const found = kept.read();
  const isHere = found?.stoneId === stoneId && found.business === ownBusiness();
  return isHere ? overTheirs(found.fields, found.before, decided) : decided;
}

/** Forgets it: the stone is sent, or somebody else comes to the computer. */
export function forgetOrder(): void {
  kept.write(undefined);
}
