-- Which stones and cases were erased, and when: what a backup brings back is erased again. Numbers and moments only.
create table erasures (
  subject text not null check (subject in ('stone', 'case')),
  subject_id bigint not null,
  -- asked: by its family or business; expired: its time was over.
  reason text not null check (reason in ('asked', 'expired')),
  erased_at timestamptz not null default now(),
  primary key (subject, subject_id, erased_at)
);
create index erasures_by_time on erasures (erased_at);

-- Stones whose family or business asked for erasure while their order was under way: erased once it is over.
create table erasure_requests (
  stone_id bigint primary key references stones on delete cascade,
  asked_at timestamptz not null default now()
);
