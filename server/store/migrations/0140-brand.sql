-- What the provider calls himself and looks like (`npm run brand`): one row, or none.
create table brands (
  id smallint primary key default 1 check (id = 1),
  brand json not null,
  imported_at timestamptz not null default now()
);
