-- A session that was opened by showing another ends with it.
alter table sessions add column opened_by text references sessions (token_hash) on delete cascade;
create index sessions_by_opener on sessions (opened_by);
