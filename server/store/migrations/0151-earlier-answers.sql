-- A relative who answers a round anew says something else than before; what they said before is kept beside it.
create table approval_earlier_answers (
  id bigint generated always as identity primary key,
  round_id bigint not null references approval_rounds on delete cascade,
  approver_id bigint not null references approvers on delete cascade,
  decision text not null check (decision in ('approved', 'objected')),
  text text,
  at timestamptz not null
);
create index approval_earlier_answers_by_round on approval_earlier_answers (round_id, approver_id, id);
