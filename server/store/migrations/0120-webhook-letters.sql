-- A letter that tells that a message of a webhook was given up. The kinds that there are already stay as they are.
do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint
    where conname = 'outbox_kind_check' and conrelid = 'outbox'::regclass);
begin
  alter table outbox drop constraint outbox_kind_check;
  execute format('alter table outbox add constraint outbox_kind_check check (%s or kind = ''webhookGivenUp'')', kinds);
end $$;
