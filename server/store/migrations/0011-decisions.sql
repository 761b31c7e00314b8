-- Who gets in touch is one choice; `canMasonContact` follows from it. What a visitor never chose is a visitor's default.
update stones set design = (
  (design::jsonb - 'canMasonContact') || jsonb_build_object(
    'whoContacts',
    case when business_id is null or design->>'canMasonContact' = '1' then 'stonemason' else 'undertaker' end,
    'canMasonContact',
    case when business_id is null or design->>'canMasonContact' = '1' then 1 else 0 end,
    'InvoiceEnduser',
    business_id is null or coalesce(design->>'InvoiceEnduser', 'false') in ('true', '1')
  )
)::json
where status = 'draft' and design->>'whoContacts' is null;

update projects set details = (details::jsonb || '{"whoContacts": "stonemason"}')::json
where details->>'canMasonContact' in ('1', 'true');
update projects set details = (details::jsonb || jsonb_build_object(
  'canMasonContact', case when details->>'whoContacts' = 'stonemason' then 1 else 0 end
))::json;

-- The order as it was written into its letter, and as `order.json` goes along: written once, sent so however often it
-- has to be tried.
alter table outbox add column order_json json;

-- An order without a mason goes to the provider.
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (kind in ('order', 'unassigned', 'receipt'));

-- What waits to be sent while the program is renewed was decided by the old flag.
update outbox set content = (content::jsonb || jsonb_build_object(
  'whoContacts', case when content->>'canMasonContact' = 'true' then 'stonemason' else 'undertaker' end,
  'canMasonContact', case when content->>'canMasonContact' = 'true' then 1 else 0 end,
  'RemoveNow', content->'removeNow',
  'InvoiceEnduser', content->'invoiceEnduser',
  'Comment', content->'comment',
  'stonemason', case when content->>'stonemason' = '' then null
    else jsonb_build_object('id', 0, 'name', content->>'stonemason') end,
  'case', case when content->>'decName' = '' and content->>'caseNo' = '' then null
    else jsonb_build_object('id', 0, 'decName', content->>'decName', 'caseNo', content->>'caseNo') end
))::json where sent_at is null;
