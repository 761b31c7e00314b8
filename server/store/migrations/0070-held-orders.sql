-- What strangers order waits until the address they gave has confirmed this very order, or the provider has released it:
-- anybody can write anybody's address into a form. One row for each such order; it stays as a record of who decided.
create table held_orders (
  stone_id bigint primary key references stones on delete cascade,
  -- Opens the page on which the address answers; it stands in the letter that asks. Null where nobody is asked.
  token text unique,
  -- What waits: all letters of the order, or the sender's receipt alone.
  holds text not null check (holds in ('order', 'receipt')),
  ordered_at timestamptz not null default now(),
  -- When the address said that the order is not its own; the provider decides then.
  declined_at timestamptz,
  -- When the provider was told that it waits for him.
  provider_told_at timestamptz,
  -- given: the provider gave the stone to a mason, with letters of its own.
  answer text check (answer in ('confirmed', 'released', 'given', 'dropped')),
  answered_at timestamptz
);
create index held_orders_untold on held_orders (ordered_at) where answer is null and provider_told_at is null;
create index held_orders_told on held_orders (provider_told_at);

-- The held order whose letter it is; null once that may go, and for all other letters.
alter table outbox add column held_by bigint references held_orders on delete cascade;
create index outbox_held on outbox (held_by) where held_by is not null;

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check
  check (kind in ('order', 'unassigned', 'receipt', 'question', 'waiting'));
