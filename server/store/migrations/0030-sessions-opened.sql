-- A session that was opened by showing another ends with it. Looked at last of all: a backup brings sessions in any order.
alter table sessions add column opened_by text
  references sessions (token_hash) on delete cascade deferrable initially deferred;
create index sessions_by_opener on sessions (opened_by);
