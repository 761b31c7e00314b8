-- When whoever asked was told that an approval's links expired before enough relatives had agreed. New links make it expire
-- again, later than that.
alter table approvals add column expiry_told_at timestamptz;

do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint
    where conname = 'outbox_kind_check' and conrelid = 'outbox'::regclass);
begin
  alter table outbox drop constraint outbox_kind_check;
  execute format('alter table outbox add constraint outbox_kind_check check (%s or kind = ''approvalExpired'')', kinds);
end $$;
