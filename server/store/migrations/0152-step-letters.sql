-- The contact of an order, who is written to at each step of its mason, may end these letters by a link that stands in each
-- of them. The order is known by its receipt, which was sent to that address: another order of the same stone begins anew.
create table step_letters (
  receipt_id uuid primary key references outbox on delete cascade,
  -- The same in every letter, and for nothing but ending them.
  token text not null unique,
  ended_at timestamptz
);
