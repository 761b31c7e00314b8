-- How an authenticator knows for which user it keeps a key: 256 random bits that say nothing of the user; null until a first
-- key is made (WebAuthn section 5.4.3 asks for it).
alter table users add column passkey_handle text;
create unique index users_by_passkey_handle on users (passkey_handle);

-- Keys by which users log in without a password. The private half never leaves the authenticator.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique,
  -- As COSE writes it (RFC 9052 section 7), in base64url.
  public_key text not null,
  -- How often it has signed, where the authenticator counts; else 0 for ever.
  counter bigint not null,
  -- How a browser reaches the authenticator, such as `internal,hybrid`.
  transports text not null,
  -- Where it was made, roughly, for its owner to know it again; null where that is not known.
  browser text,
  -- Whether it is kept beyond the device too.
  is_synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- What an authenticator is asked to sign, each once and for a few minutes; the user's who makes a key, of nobody yet at a login.
create table passkey_challenges (
  challenge text primary key,
  user_id bigint references users on delete cascade,
  expires_at timestamptz not null
);

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (
  kind in (
    'order', 'unassigned', 'receipt', 'question', 'waiting',
    'resetPassword', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'passkeyAdded', 'passkeyRemoved'
  )
);
