-- Pictures that users uploaded to a stone. Their numbers stand in designs beside the catalogue's, so they begin above.
create table uploads (
  id bigint generated always as identity (start with 1000001) primary key,
  kind text not null check (kind in ('stonetype', 'vignet')),
  -- A vignet in a department's archive outlives the stone it was uploaded to.
  stone_id bigint references stones on delete set null,
  -- The business in whose archive it is kept; null where in none.
  archived_by integer references businesses,
  -- File name within the folder of pictures: its content's hash.
  picture text not null,
  width double precision not null,
  height double precision not null,
  created_at timestamptz not null default now()
);
create index uploads_by_stone on uploads (stone_id);
create index uploads_by_archive on uploads (archived_by, id) where archived_by is not null;
