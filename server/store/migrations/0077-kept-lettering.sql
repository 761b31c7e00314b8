-- What a business keeps of its lettering: how it spaces two letters of a typeface by hand, and its styles by their names. A row
-- each, so that what two colleagues keep at once both stays. `changed_by` refers to nothing, as in `accesses`: numbers of users
-- are never given again.
create table kept_pairs (
  id bigint generated always as identity primary key,
  business_id integer not null references businesses on delete cascade,
  font_family text not null,
  cursive boolean not null,
  before text not null,
  after text not null,
  -- What is added between the two by hand, in percent of the cap height.
  percent double precision not null,
  changed_by bigint not null,
  changed_at timestamptz not null default now(),
  unique (business_id, font_family, cursive, before, after)
);

create table kept_styles (
  id bigint generated always as identity primary key,
  business_id integer not null references businesses on delete cascade,
  name text not null,
  style json not null,
  changed_by bigint not null,
  changed_at timestamptz not null default now(),
  unique (business_id, name)
);

-- Of a business's lettering, the number is the business's.
alter table accesses drop constraint accesses_subject_check;
alter table accesses add constraint accesses_subject_check check (subject in ('stone', 'case', 'list', 'lettering'));
