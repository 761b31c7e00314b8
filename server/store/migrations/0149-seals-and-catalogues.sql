-- A seal holds for outlines that the design does not say: those of the stone and the ornaments, which a catalogue that is
-- imported replaces in place. A round notes for which revision of the catalogue its seal was last held against the stone,
-- empty where it never was, and whether it no longer held then.
alter table approval_rounds add column checked_for text not null default '';
alter table approval_rounds add column is_broken boolean not null default false;
-- What voided it where that was no edit of the stone.
alter table approval_rounds add column voided_for text check (voided_for in ('catalogue'));

do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint
    where conname = 'outbox_kind_check' and conrelid = 'outbox'::regclass);
begin
  alter table outbox drop constraint outbox_kind_check;
  execute format('alter table outbox add constraint outbox_kind_check check (%s or kind = ''approvalOutdated'')', kinds);
end $$;
