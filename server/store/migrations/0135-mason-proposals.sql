-- What a stonemason proposes to cut instead of what was ordered. The ordered design stays where it is until somebody who
-- ordered it accepts; both designs stand here as they were then, so that it can be read later what was accepted.
create table mason_proposals (
  id bigint generated always as identity primary key,
  stone_id bigint not null references stones on delete cascade,
  ordered text not null,
  proposed text not null,
  -- Why, in the mason's words.
  reason text not null,
  by_user bigint references users on delete set null,
  at timestamptz not null default now(),
  -- What the order's status was, for its history.
  status text not null,
  state text not null default 'open' check (state in ('open', 'replaced', 'accepted', 'declined')),
  answer text,
  answered_by text check (answered_by in ('undertaker', 'family')),
  answered_user bigint references users on delete set null,
  answered_at timestamptz,
  answered_status text,
  check ((state in ('accepted', 'declined')) = (answered_by is not null and answered_at is not null))
);
create index mason_proposals_by_stone on mason_proposals (stone_id, id);
create unique index mason_proposals_open on mason_proposals (stone_id) where state = 'open';

-- The links by which whoever ordered answers, of which only hashes are kept: every letter has one of its own.
create table proposal_links (
  id bigint generated always as identity primary key,
  stone_id bigint not null references stones on delete cascade,
  token_hash text not null unique,
  made_at timestamptz not null default now()
);
create index proposal_links_by_stone on proposal_links (stone_id);

do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint
    where conname = 'outbox_kind_check' and conrelid = 'outbox'::regclass);
begin
  alter table outbox drop constraint outbox_kind_check;
  execute format('alter table outbox add constraint outbox_kind_check check (%s
    or kind in (''masonProposed'', ''proposalAccepted'', ''proposalDeclined''))', kinds);
end $$;
