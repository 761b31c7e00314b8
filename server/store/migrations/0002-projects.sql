-- Prices are shown in the money of the business's country.
alter table businesses add column country text not null default 'DK' check (country in ('DK', 'DE', 'NO'));

create table projects (
  id bigint generated always as identity primary key,
  business_id integer not null references businesses,
  version integer not null default 1,
  -- json, not jsonb, as stones are kept.
  details json not null,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index projects_by_business on projects (business_id, id);

-- What lists say of a stone without reading its design. Written with the design; null until then.
alter table stones
  add column project_id bigint,
  add column design_name text,
  add column kind text,
  -- Whole øre (or cent); null where something on the stone has no fixed price.
  add column price bigint,
  add column price_lines json,
  add column currency text,
  -- The hash of the price list it was priced by.
  add column priced_by text,
  add column sent_at timestamptz,
  add column stonemason_id bigint;
create index stones_by_project on stones (project_id) where project_id is not null;
create index stones_unpriced on stones (id) where priced_by is null;
