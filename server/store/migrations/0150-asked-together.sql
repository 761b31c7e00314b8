-- A relative who is asked about several stones of a case gets one letter about all of them: who they are for each of the stones
-- names the first, whose the letter is. Null of whoever is asked about one stone alone.
alter table approvers add column asked_with bigint;
create index approvers_asked_with on approvers (asked_with) where asked_with is not null;

do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint
    where conname = 'outbox_kind_check' and conrelid = 'outbox'::regclass);
begin
  alter table outbox drop constraint outbox_kind_check;
  execute format('alter table outbox add constraint outbox_kind_check check (%s or kind = ''approvalsAsked'')', kinds);
end $$;
