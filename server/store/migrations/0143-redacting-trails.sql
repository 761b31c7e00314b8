-- A relative who asks for it is named in the trail no more: in a transaction that says whose approval it is, and without
-- touching anything but who did it and what names are told of. The hash stays as it was made, so that the chain holds; that it
-- cannot be reckoned anew is why a further entry keeps a hash of what the redacted ones say now.
alter table approval_trail add column redacted_at timestamptz;

create or replace function keep_approval_trail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if current_setting('gravestone.erasing', true) = old.stone_id::text then return old; end if;
  end if;
  if tg_op = 'UPDATE' then
    if current_setting('gravestone.redacting', true) = old.approval_id::text and new.redacted_at is not null
      and to_jsonb(new) - 'who' - 'detail' - 'redacted_at' = to_jsonb(old) - 'who' - 'detail' - 'redacted_at'
    then return new; end if;
  end if;
  raise exception 'the trail of an approval is only added to';
end $$;

-- A backup brings names back too: who was redacted is known by number, as stones and cases are.
alter table erasures drop constraint erasures_subject_check;
alter table erasures add constraint erasures_subject_check check (subject in ('stone', 'case', 'approver'));
