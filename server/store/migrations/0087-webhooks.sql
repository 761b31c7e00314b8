-- Where a stonemason's or a business's own programs are told what happens to their orders.
create table webhooks (
  id bigint generated always as identity primary key,
  -- Whose orders: one of the two.
  stonemason_id bigint,
  business_id integer references businesses on delete cascade,
  url text not null,
  -- Names of events with commas between them.
  events text not null,
  -- With which messages are signed; it lies here as it is, since a signature cannot be made from a hash.
  secret text not null,
  -- The one before it, with which messages are signed as well for a day.
  earlier_secret text,
  earlier_until timestamptz,
  -- A receiver is served by one node at a time, and rests after a message that it did not take.
  leased_until timestamptz,
  lease bigint not null default 0,
  rests_until timestamptz,
  created_at timestamptz not null default now(),
  check ((stonemason_id is null) <> (business_id is null))
);
create index webhooks_by_stonemason on webhooks (stonemason_id) where stonemason_id is not null;
create index webhooks_by_business on webhooks (business_id) where business_id is not null;

-- Messages to them. A row is written in the transaction of what it tells of, which holds numbers and no names.
create table webhook_messages (
  id uuid primary key default gen_random_uuid(),
  webhook_id bigint not null references webhooks on delete cascade,
  event text not null,
  data json not null,
  created_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
create index webhook_messages_waiting on webhook_messages (webhook_id, due_at)
  where delivered_at is null and given_up_at is null;
create index webhook_messages_done on webhook_messages (created_at) where delivered_at is not null or given_up_at is not null;
