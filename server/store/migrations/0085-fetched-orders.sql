-- Keys with which a stonemason's own machine fetches orders, stored as hashes; shown once, when they are made.
create table workshop_keys (
  id bigint generated always as identity primary key,
  -- A number of the catalogue, which keeps entries that are no longer offered.
  stonemason_id bigint not null,
  key_hash text not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index workshop_keys_by_stonemason on workshop_keys (stonemason_id);

-- Orders that their stonemason has fetched: each once. The order is its letter's.
create table fetched_orders (
  letter_id uuid primary key references outbox on delete cascade,
  fetched_at timestamptz not null default now()
);
create index fetched_orders_by_time on fetched_orders (fetched_at);

-- A mason's orders are looked for by their number.
create index outbox_by_stonemason on outbox ((content->>'StonemasonId'), created_at) where kind = 'order';
