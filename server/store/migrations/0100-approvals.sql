-- What relatives are asked to approve before a stone is ordered. A stone has one open approval at most, whose number stands
-- with the stone, so that nothing is looked up for the others; without a foreign key, since an approval refers to its stone.
create table approvals (
  id bigint generated always as identity primary key,
  stone_id bigint not null references stones on delete cascade,
  needed integer not null check (needed > 0),
  locale text not null check (locale in ('da', 'de', 'no')),
  asked_at timestamptz not null default now(),
  asked_by bigint references users on delete set null,
  days integer not null check (days > 0),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Rises with every change, for whoever watches it.
  revision integer not null default 1
);
create unique index approvals_open on approvals (stone_id) where ended_at is null;
create index approvals_by_stone on approvals (stone_id, id);
alter table stones add column approval_id bigint;

-- The designs that were sent to them, each as it was sealed, with the picture that they see.
create table approval_rounds (
  id bigint generated always as identity primary key,
  approval_id bigint not null references approvals on delete cascade,
  number integer not null,
  version integer not null,
  design text not null,
  -- SHA-256 of what is cut and shown of it, by which a save finds that it is another.
  design_hash text not null,
  seal text not null,
  picture bytea not null,
  made_at timestamptz not null default now(),
  voided_at timestamptz,
  unique (approval_id, number)
);

create table approvers (
  id bigint generated always as identity primary key,
  approval_id bigint not null references approvals on delete cascade,
  name text not null,
  -- Null of whom a link is handed over to.
  email text,
  locale text not null check (locale in ('da', 'de', 'no')),
  written_at timestamptz,
  reminded_at timestamptz,
  revoked_at timestamptz
);
create index approvers_by_approval on approvers (approval_id, id);

-- Their links, of which only hashes are kept: every letter has one of its own.
create table approval_links (
  id bigint generated always as identity primary key,
  approver_id bigint not null references approvers on delete cascade,
  token_hash text not null unique,
  made_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index approval_links_by_approver on approval_links (approver_id, id);

create table approval_readings (
  round_id bigint not null references approval_rounds on delete cascade,
  approver_id bigint not null references approvers on delete cascade,
  at timestamptz not null default now(),
  primary key (round_id, approver_id)
);
create table approval_ticks (
  round_id bigint not null references approval_rounds on delete cascade,
  approver_id bigint not null references approvers on delete cascade,
  element_key text not null,
  at timestamptz not null default now(),
  primary key (round_id, approver_id, element_key)
);
create table approval_decisions (
  round_id bigint not null references approval_rounds on delete cascade,
  approver_id bigint not null references approvers on delete cascade,
  decision text not null check (decision in ('approved', 'objected')),
  text text,
  link_id bigint references approval_links on delete set null,
  at timestamptz not null default now(),
  primary key (round_id, approver_id)
);

create table approval_comments (
  id bigint generated always as identity primary key,
  approval_id bigint not null references approvals on delete cascade,
  round_id bigint not null references approval_rounds on delete cascade,
  pin text not null,
  -- The letters of the line when a letter of it was pinned, by which that letter is found again.
  line text,
  resolved_at timestamptz
);
create index approval_comments_by_approval on approval_comments (approval_id, id);
create table approval_messages (
  id bigint generated always as identity primary key,
  comment_id bigint not null references approval_comments on delete cascade,
  text text not null,
  by_kind text not null check (by_kind in ('approver', 'undertaker', 'family')),
  approver_id bigint references approvers on delete cascade,
  by_user bigint references users on delete set null,
  at timestamptz not null default now()
);
create index approval_messages_by_comment on approval_messages (comment_id, id);

-- Who did what when, and by which link. It outlives its stone and is only added to: each entry holds the hash of the one
-- before it, and the last hash stands apart, so that nothing can be changed, left out or cut off unnoticed.
create table approval_trail (
  id bigint generated always as identity primary key,
  approval_id bigint not null,
  stone_id bigint not null,
  number integer not null,
  at timestamptz not null,
  what text not null,
  who text not null,
  by_user bigint,
  approver_id bigint,
  link_id bigint,
  detail text not null default '',
  previous text not null,
  hash text not null,
  unique (approval_id, number)
);
create index approval_trail_by_stone on approval_trail (stone_id, id);
create table approval_trails (
  approval_id bigint primary key,
  entries integer not null,
  hash text not null
);

-- Each value with its length in bytes before it: no two entries are written alike.
create or replace function approval_trail_part(given text) returns text language sql immutable as
  $$ select case when given is null then '-,' else octet_length(given) || ':' || given || ',' end $$;

create or replace function chain_approval_trail() returns trigger language plpgsql as $$
begin
  -- An entry of a backup comes with its hash, and is not made anew.
  if new.hash is not null then return new; end if;
  insert into approval_trails (approval_id, entries, hash) values (new.approval_id, 0, '') on conflict do nothing;
  select entries + 1, hash into new.number, new.previous
    from approval_trails where approval_id = new.approval_id for update;
  new.at := date_trunc('milliseconds', clock_timestamp());
  new.hash := encode(sha256(convert_to(
    approval_trail_part(new.previous) || approval_trail_part(new.approval_id::text)
      || approval_trail_part(new.stone_id::text) || approval_trail_part(new.number::text)
      || approval_trail_part(to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      || approval_trail_part(new.what) || approval_trail_part(new.who) || approval_trail_part(new.by_user::text)
      || approval_trail_part(new.approver_id::text) || approval_trail_part(new.link_id::text)
      || approval_trail_part(new.detail), 'UTF8')), 'hex');
  update approval_trails set entries = new.number, hash = new.hash where approval_id = new.approval_id;
  return new;
end $$;
create trigger chain_approval_trail before insert on approval_trail
  for each row execute function chain_approval_trail();

create or replace function keep_approval_trail() returns trigger language plpgsql as $$
begin
  raise exception 'the trail of an approval is only added to';
end $$;
create trigger keep_approval_trail before update or delete on approval_trail
  for each row execute function keep_approval_trail();
create trigger keep_whole_approval_trail before truncate on approval_trail
  for each statement execute function keep_approval_trail();

-- Whether a business has files for a machine open with a valid approval only.
alter table businesses add column demands_approval boolean not null default false;

alter table outbox add column approver_id bigint references approvers on delete cascade;
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (
  kind in (
    'order', 'unassigned', 'receipt', 'question', 'waiting',
    'orderReceived', 'orderProcessing', 'orderFinished', 'orderInvoiced', 'orderCancelled', 'masonLink',
    'masonAsked', 'masonAnswered',
    'approvalAsked', 'approvalRenewed', 'approvalReminder', 'approvalNews',
    'resetPassword', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'passkeyAdded', 'passkeyRemoved'
  )
);

alter table accesses drop constraint accesses_by_kind_check;
alter table accesses add constraint accesses_by_kind_check check (
  by_kind in ('user', 'editingLink', 'readingLink', 'masonLink', 'approvalLink', 'letter', 'visitor', 'stonemason')
);
