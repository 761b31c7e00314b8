-- Stones between which a family chooses, up to four side by side. A choice goes with the last of its stones.
create table choices (
  id bigint generated always as identity primary key,
  made_at timestamptz not null default now(),
  -- SHA-256 of the token of the family's link, and until when it is good; null where there is none.
  token_hash text unique,
  link_expires_at timestamptz
);

create table alternatives (
  stone_id bigint primary key references stones on delete cascade,
  choice_id bigint not null references choices on delete cascade,
  letter text not null check (letter in ('A', 'B', 'C', 'D')),
  -- What it is called beside its letter; empty where it has no name.
  name text not null default '',
  unique (choice_id, letter)
);

-- Which one the family would have, with what they wrote to it.
create table chosen_alternatives (
  choice_id bigint primary key references choices on delete cascade,
  stone_id bigint not null references alternatives on delete cascade,
  text text,
  at timestamptz not null default now()
);

create or replace function drop_empty_choice() returns trigger language plpgsql as $$
begin
  delete from choices where id = old.choice_id
    and not exists (select from alternatives where choice_id = old.choice_id);
  return null;
end $$;
create trigger drop_empty_choice after delete on alternatives
  for each row execute function drop_empty_choice();

alter table accesses drop constraint accesses_by_kind_check;
alter table accesses add constraint accesses_by_kind_check check (
  by_kind in ('user', 'editingLink', 'readingLink', 'masonLink', 'approvalLink', 'choiceLink', 'letter', 'visitor', 'stonemason')
);
