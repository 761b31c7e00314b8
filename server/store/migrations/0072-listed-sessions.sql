-- What a user is shown of the own logins, to end those that should not be there.
alter table sessions
  -- By which it is named: neither the token nor its hash is shown to anybody.
  add column id uuid not null default gen_random_uuid(),
  -- Noted once an hour at most; null until then.
  add column last_used_at timestamptz,
  -- Roughly, as told at the login: "Firefox, Windows".
  add column browser text;
create unique index sessions_by_id on sessions (id);
create index sessions_by_user on sessions (user_id);
