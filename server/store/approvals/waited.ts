/** How many agreed in a round of `approval_rounds`, but for those whose link was revoked. */
const AGREED = `(select count(*) from approval_decisions join approvers as agreeing on agreeing.id = approver_id
  where round_id = approval_rounds.id and decision = 'approved' and agreeing.revoked_at is null)`;

/** When the order of a stone of `stones` was sent last. */
const ORDERED_AT = `(select max(at) from status_changes where stone_id = stones.id and after = 'ordered')`;

/**
 * Whether anybody waits for the answers to the round that was sent last, as a condition on `approvals`, `approval_rounds` and
 * `stones`, which it joins: what was sent still is the stone, too few have agreed, and the stone is a draft; or it is ordered and not
 * cut yet, and its business demands approval, or relatives were asked since it was ordered. Whether the links are still good is
 * asked besides.
 */
export const IS_WAITED_FOR = `approvals.ended_at is null and approval_rounds.approval_id = approvals.id
  and approval_rounds.number = (select max(number) from approval_rounds where approval_id = approvals.id)
  and approval_rounds.voided_at is null and ${AGREED} < approvals.needed
  and stones.id = approvals.stone_id
  and (stones.status = 'draft' or stones.status in ('ordered', 'sentToMason', 'received') and (
    exists (select from businesses where businesses.id = stones.business_id and demands_approval)
    or approval_rounds.made_at > ${ORDERED_AT}
  ))`;
