-- Who read or changed a stone or a case: one row for all of an hour in which the same was done by the same. It refers to
-- nothing, since it is to outlive what it tells of, and holds no name, token or address.
create table accesses (
  subject text not null check (subject in ('stone', 'case', 'list')),
  -- 0 of a list, which shows many.
  subject_id bigint not null,
  action text not null check (
    action in ('read', 'previewed', 'created', 'changed', 'copied', 'takenOver', 'sent', 'deleted')
  ),
  by_kind text not null check (by_kind in ('user', 'editingLink', 'readingLink', 'letter', 'visitor')),
  -- 0 where it was no user. Numbers of users are never given again, so that one who was deleted stays the same nobody.
  by_user bigint not null,
  hour timestamptz not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (subject, subject_id, action, by_kind, by_user, hour)
);
create index accesses_by_user on accesses (by_user, last_at) where by_user <> 0;
create index accesses_by_hour on accesses (hour);
