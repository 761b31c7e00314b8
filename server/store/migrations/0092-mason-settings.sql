-- How a stonemason's files are made: of the workshop, whoever of it works at which device. `changed_by` refers to nothing, as in
-- `accesses`: numbers of users are never given again.
create table mason_settings (
  -- A number of the catalogue, which keeps entries that are no longer offered.
  stonemason_id bigint primary key,
  settings json not null,
  -- Counts the changes: two colleagues who save at once do not undo each other unseen.
  version integer not null default 1,
  -- Null where they were written by the command line.
  changed_by bigint,
  changed_at timestamptz not null default now()
);
