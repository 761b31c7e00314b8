-- How often a letter has waited because a paper of it could not be drawn; after some tries it goes without.
alter table outbox add column undrawn integer not null default 0;
