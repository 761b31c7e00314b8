-- The link by which a stonemason works on one stone of one order. It stands in his letter; another mason's order, a
-- renewal and a cancelled order end it.
create table mason_links (
  stone_id bigint primary key references stones on delete cascade,
  stonemason_id bigint not null,
  token text not null unique,
  made_at timestamptz not null default now()
);

-- The stonemason of the catalogue that a user works for; null for everybody else.
alter table users add column stonemason_id bigint;
create index stones_by_stonemason on stones (stonemason_id, id) where stonemason_id is not null;

-- Which letters are about a stone: the order that a mason opens is read from his letter.
create index outbox_by_stone on outbox using gin (stone_ids);

alter table status_changes drop constraint status_changes_by_kind_check;
alter table status_changes add constraint status_changes_by_kind_check
  check (by_kind in ('user', 'link', 'post', 'mason'));

alter table accesses drop constraint accesses_by_kind_check;
alter table accesses add constraint accesses_by_kind_check
  check (by_kind in ('user', 'editingLink', 'readingLink', 'masonLink', 'letter', 'visitor'));

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (
  kind in (
    'order', 'unassigned', 'receipt', 'question', 'waiting',
    'orderReceived', 'orderProcessing', 'orderFinished', 'orderInvoiced', 'orderCancelled', 'masonLink',
    'masonAsked', 'masonAnswered',
    'resetPassword', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'passkeyAdded', 'passkeyRemoved'
  )
);
