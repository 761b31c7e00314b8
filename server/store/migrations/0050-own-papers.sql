-- Papers are drawn from the stone that was ordered; a PDF that somebody sent along is not passed on.
alter table outbox drop column pdf;
