-- Whether the price of a stone contains value added tax, as its list said when it was priced; null for a price that was
-- reckoned before lists said so, of which nothing is told.
alter table stones add column price_vat text check (price_vat in ('included', 'excluded'));
