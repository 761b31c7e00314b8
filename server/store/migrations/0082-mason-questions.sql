-- What a stonemason asks about a stone. The place is in mm from the stone's left and top, so that it stays whatever is
-- edited; null where he asks about all of it.
create table mason_questions (
  id bigint generated always as identity primary key,
  stone_id bigint not null references stones on delete cascade,
  x double precision,
  y double precision,
  asked_at timestamptz not null default now(),
  resolved_at timestamptz,
  check ((x is null) = (y is null))
);
create index mason_questions_by_stone on mason_questions (stone_id, id);

-- The question itself, and what was answered, in the order in which it was written.
create table mason_messages (
  id bigint generated always as identity primary key,
  question_id bigint not null references mason_questions on delete cascade,
  text text not null,
  by_kind text not null check (by_kind in ('mason', 'undertaker', 'family')),
  by_user bigint references users on delete set null,
  at timestamptz not null default now()
);
create index mason_messages_by_question on mason_messages (question_id, id);
