-- Photographs for ceramic medallions are uploads too; their width and height are pixels and no mm.
alter table uploads drop constraint uploads_kind_check;
alter table uploads add constraint uploads_kind_check check (kind in ('stonetype', 'vignet', 'photograph'));
