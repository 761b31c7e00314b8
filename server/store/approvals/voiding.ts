import { keptKeys } from '../../../src/stone/keyElements';
import { type Design, design as designSchema } from '../../../src/stone/stone';

/** A design that is saved over an earlier one, with the keys of its elements: a program that knows of none loses them. */
export function withKeptKeys(given: Design, before: string): Design {
  const { Parms } = designSchema.parse(JSON.parse(before));
  return { ...given, Parms: keptKeys(Parms, given.Parms) };
}

/**
 * A statement that writes the stone $1 and returns its version, and in the same step voids what was said of it where it is
 * cut or shown otherwise than it was sent.
 *
 * Nobody sends a round meanwhile unseen: that makes the stone a new version, which the statement then does not find.
 *
 * @param approval the place of the open approval's number among the statement's values; the hash of the design that is written
 *   comes after it.
 */
export function voidingBy(statement: string, approval: number): string {
  return `with written as (${statement}), voided as (
    update approval_rounds set voided_at = now()
    where approval_id = $${approval} and voided_at is null and design_hash <> $${approval + 1}
      and number = (select max(number) from approval_rounds where approval_id = $${approval})
      and exists (select from written)
    returning approval_id
  ), told as (
    update approvals set revision = revision + 1 where id in (select approval_id from voided)
  ), noted as (
    insert into approval_trail (approval_id, stone_id, what, who, detail)
    select approval_id, $1, 'voided', '', version::text from voided, written
  ) select * from written`;
}
