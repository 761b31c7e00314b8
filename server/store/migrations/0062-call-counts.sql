-- How often somebody made calls of a kind within a minute or an hour that began then.
create table call_counts (
  -- The kind, the caller and the span.
  subject text not null,
  begins timestamptz not null,
  n integer not null,
  primary key (subject, begins)
);
create index call_counts_by_age on call_counts (begins);
