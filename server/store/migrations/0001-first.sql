-- Businesses and who works in them. Business 1 is the provider's own (specification section 6).
create table businesses (
  id integer primary key,
  name text not null
);

create table users (
  id bigint generated always as identity primary key,
  username text not null,
  password_hash text,
  -- SHA-256 of a token by which another program logs this user in.
  login_token_hash text unique,
  business_id integer not null references businesses,
  created_at timestamptz not null default now()
);
create unique index users_by_name on users (lower(username));

create table sessions (
  -- SHA-256 of the session token: who reads this table cannot log in with it.
  token_hash text primary key,
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sessions_by_expiry on sessions (expires_at);

create table login_attempts (
  -- One attempt counts on a name and on an address.
  id uuid not null,
  subject text not null,
  at timestamptz not null default now()
);
create index login_attempts_by_subject on login_attempts (subject, at);
create index login_attempts_by_id on login_attempts (id);

create table stones (
  id bigint generated always as identity primary key,
  token text not null,
  readonly_token text not null,
  business_id integer references businesses,
  status text not null default 'draft' check (
    status in ('draft', 'ordered', 'sentToMason', 'received', 'processing', 'finished', 'cancelled', 'invoiced')
  ),
  version integer not null default 1,
  -- File name within the preview folder.
  preview text,
  -- json, not jsonb: it goes out as the text that came in, numbers and order untouched.
  design json not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index stones_by_business on stones (business_id, id);

-- The answers of requests that may be repeated, by their Idempotency-Key.
create table first_answers (
  scope text not null,
  key text not null,
  request_hash text not null,
  answer text not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index first_answers_by_age on first_answers (created_at);

create table catalogue (
  kind text not null,
  id integer not null,
  -- The order of the list.
  place integer not null,
  -- coffin, lawn, urn or reference; null where the entry suits every grave.
  type text,
  -- False for an entry that left the catalogue: stones that use it still find it by its id.
  offered boolean not null default true,
  entry json not null,
  primary key (kind, id)
);

create table settings (
  name text primary key,
  value text not null
);
