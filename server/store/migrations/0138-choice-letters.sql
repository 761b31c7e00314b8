-- Who made the family's link to choose: they are told what the family chooses.
alter table choices add column linked_by bigint references users on delete set null;

do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint
    where conname = 'outbox_kind_check' and conrelid = 'outbox'::regclass);
begin
  alter table outbox drop constraint outbox_kind_check;
  execute format('alter table outbox add constraint outbox_kind_check check (%s or kind = ''familyChose'')', kinds);
end $$;
