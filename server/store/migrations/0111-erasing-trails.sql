-- The trail of an approval holds the names of relatives. It is only added to, but goes with a stone that is erased: all of
-- it, in a transaction that says which stone that is. How many entries there were, and the last hash, stay in approval_trails.
create or replace function keep_approval_trail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if current_setting('gravestone.erasing', true) = old.stone_id::text then return old; end if;
  end if;
  raise exception 'the trail of an approval is only added to';
end $$;
