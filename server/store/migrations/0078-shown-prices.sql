-- Whether those who are not of the business see what its stones cost: a family at its link. Business 1's counts for
-- stones of no business, which are visitors'.
alter table businesses add column shows_prices boolean not null default true;
