import { offerTextsBy } from '../pdf/writtenTexts';
import type { FileStone, FileSupplies } from './supplies';

/** A stone as its job ticket names it. */
type Ticketed = Pick<FileStone, 'design' | 'id' | 'caseNo' | 'seal' | 'locale'>;

/** What names a stone on its job ticket: its name, its number, its case and its seal, each where there is one. */
export function ticketNames(
  { design, id, caseNo = '', seal, locale }: Ticketed,
  { translate }: Pick<FileSupplies, 'translate'>,
): string[] {
  const number = caseNo.trim();
  return [
    design.designName.trim(),
    id === undefined ? '' : offerTextsBy(translate, locale).number({ id }),
    number === '' ? '' : translate('ticket.case', { number }),
    seal ? translate('seal.number', { number: seal.number }) : '',
  ].filter((line) => line !== '');
}

/** What a file says of itself on its job ticket, a line each: what names the stone, and the day on which it was made. */
export function ticketLines(stone: Ticketed, supplies: Pick<FileSupplies, 'translate' | 'date'>): string[] {
  const { translate, date } = supplies;
  return [...ticketNames(stone, supplies), offerTextsBy(translate, stone.locale).date(date)];
}

/** The lines of a ticket for a file that only says them; none where no ticket is asked for. */
export function saidLines(
  stone: Ticketed,
  supplies: Pick<FileSupplies, 'translate' | 'date'>,
  { ticket }: { readonly ticket?: boolean | undefined },
): string[] {
  return ticket ? ticketLines(stone, supplies) : [];
}
