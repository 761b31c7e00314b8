-- Browsers in which somebody has logged in before: they go on where a stranger's tries have locked the name.
create table known_devices (
  -- SHA-256 of the cookie: who reads this table cannot pass for one of them.
  token_hash text primary key,
  user_id bigint not null references users on delete cascade,
  used_at timestamptz not null default now()
);
create index known_devices_by_user on known_devices (user_id);
create index known_devices_by_use on known_devices (used_at);
