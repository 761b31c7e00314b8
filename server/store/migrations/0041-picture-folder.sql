-- The mark of the folder in which the pictures lie, for a database whose pictures lie in a folder: no node may have another.
-- It belongs to the place and not to what is kept: no backup holds it.
create table picture_folder (
  only_one boolean primary key default true check (only_one),
  mark uuid not null
);
