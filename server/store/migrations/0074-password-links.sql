-- Where letters to a user go, such as the one by which a forgotten password is replaced; null where nobody has said.
alter table users add column email text;
create index users_by_email on users (lower(email));

-- Letters in which a user gets a page to choose another password on. Made as the letter is written: nothing that the
-- database or a backup of it holds opens that page.
create table password_links (
  token_hash text primary key,
  user_id bigint not null references users on delete cascade,
  expires_at timestamptz not null
);
create index password_links_by_user on password_links (user_id);

-- Whom a letter tells of how they get in; null for letters of orders.
alter table outbox add column user_id bigint references users on delete cascade;
create index outbox_by_user on outbox (user_id) where user_id is not null;

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (
  kind in (
    'order', 'unassigned', 'receipt', 'question', 'waiting',
    'resetPassword', 'passwordChanged', 'secondFactorOn', 'secondFactorOff'
  )
);
