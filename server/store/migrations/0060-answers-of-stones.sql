-- The first answer to a creation holds the stone's tokens and all that stands on it: it goes with the stone.
delete from first_answers
where (scope = 'visitor' or scope like 'user:%') and answer <> ''
  and not exists (select 1 from stones where stones.id = (answer::json->>'id')::bigint);

alter table first_answers add column stone_id bigint references stones on delete cascade;
create index first_answers_by_stone on first_answers (stone_id) where stone_id is not null;

update first_answers set stone_id = (answer::json->>'id')::bigint
where (scope = 'visitor' or scope like 'user:%') and answer <> '';
