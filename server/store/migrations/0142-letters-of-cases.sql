-- A case that is ordered without a stone has its letters by itself: they go with it. A letter of stones goes with those, which
-- may lie in another case by now.
alter table outbox add column project_id bigint references projects on delete cascade;
alter table outbox add constraint outbox_of_case_alone check (project_id is null or stone_ids = '{}');
create index outbox_by_project on outbox (project_id) where project_id is not null;

-- An order's letters and the moment at which its case was sent were written in one transaction, with one time.
update outbox set project_id = (select min(id) from projects where projects.sent_at = outbox.created_at)
where stone_ids = '{}' and kind in ('order', 'unassigned', 'receipt')
  and (select count(*) from projects where projects.sent_at = outbox.created_at) = 1;

-- Letters that are there no more, or say less than they did, by their Message-IDs, which say nothing of anybody: where letters
-- are kept as files, each node finds in its own folder what it has to remove.
create table dropped_letters (
  message_id text primary key,
  at timestamptz not null default now()
);
create index dropped_letters_by_time on dropped_letters (at);

create or replace function note_dropped_letter() returns trigger language plpgsql as $$
begin
  insert into dropped_letters (message_id) values (old.message_id)
    on conflict (message_id) do update set at = excluded.at;
  return null;
end $$;
create trigger note_dropped_letter after delete on outbox
  for each row execute function note_dropped_letter();
