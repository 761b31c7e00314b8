-- Every change of a stone's status, with who made it and when.
create table status_changes (
  id bigint generated always as identity primary key,
  stone_id bigint not null references stones on delete cascade,
  before text not null,
  after text not null,
  -- user, link (whoever held the stone's token) or post (the letter was delivered).
  by_kind text not null check (by_kind in ('user', 'link', 'post')),
  by_user bigint references users on delete set null,
  at timestamptz not null default now()
);
create index status_changes_by_stone on status_changes (stone_id, id);

-- Letters to be sent. A row is written in the transaction that records the order, and leased by one node at a time.
create table outbox (
  id uuid primary key,
  -- Fixed, so that a second copy is recognisable as one (RFC 5322 section 3.6.4).
  message_id text not null unique,
  kind text not null check (kind in ('order', 'receipt')),
  recipient text not null,
  locale text not null,
  -- What the letter says; the stones are read again when it is written.
  content json not null,
  stone_ids bigint[] not null,
  -- A PDF that came with the order; dropped once the letter is out.
  pdf bytea,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index outbox_waiting on outbox (due_at) where sent_at is null;
