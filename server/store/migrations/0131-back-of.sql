-- The stone whose back a stone is, as its design says: what is listed and sent of a case asks for it, and reads no designs.
alter table stones add column back_of bigint;
create index stones_by_front on stones (back_of) where back_of is not null;
