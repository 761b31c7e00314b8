-- The first answer to a sending, and to the opening of a case, holds names and tokens too: it goes with its stone or its case.
alter table first_answers add column project_id bigint references projects on delete cascade;
create index first_answers_by_project on first_answers (project_id) where project_id is not null;

delete from first_answers
where answer <> '' and (
  (scope like 'sending stone %'
    and not exists (select 1 from stones where stones.id = (answer::json->>'id')::bigint))
  or (scope like 'project of user:%'
    and not exists (select 1 from projects where projects.id = (answer::json->>'id')::bigint))
);

update first_answers set stone_id = (answer::json->>'id')::bigint
where scope like 'sending stone %' and answer <> '';
update first_answers set project_id = (answer::json->>'id')::bigint
where scope like 'project of user:%' and answer <> '';
-- What was answered of a stone in a case says what the case decided, also once the stone lies elsewhere.
update first_answers set project_id = (answer::json->>'ProjectId')::bigint
where (scope = 'visitor' or scope like 'user:%' or scope like 'sending stone %') and answer <> ''
  and exists (select 1 from projects where projects.id = (answer::json->>'ProjectId')::bigint);
