-- What a user shows at the login besides the password.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  -- In base32, as the user's app for codes has it (RFC 6238): codes can be checked only by who has it.
  secret text not null,
  -- Null until a first code has shown that the app has it; nobody is asked for codes before.
  confirmed_at timestamptz,
  -- The 30 seconds whose code was taken last: neither it nor an earlier one is taken again (RFC 6238 section 5.2).
  last_step bigint not null default 0
);

-- For who has lost the telephone; each opens once.
create table recovery_codes (
  code_hash text not null,
  user_id bigint not null references second_factors on delete cascade,
  primary key (user_id, code_hash)
);
