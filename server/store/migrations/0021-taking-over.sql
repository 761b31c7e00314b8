-- Families' stones that a business has taken over, with who did so and when.
create table take_overs (
  stone_id bigint primary key references stones on delete cascade,
  -- What opened the stone for writing until then; it opens it for reading since.
  former_token text not null,
  by_user bigint references users on delete set null,
  at timestamptz not null default now()
);
