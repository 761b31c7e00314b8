-- A stonemason whose machine fetches an order with its key reads its stones.
alter table accesses drop constraint accesses_by_kind_check;
alter table accesses add constraint accesses_by_kind_check
  check (by_kind in ('user', 'editingLink', 'readingLink', 'masonLink', 'letter', 'visitor', 'stonemason'));
