import { saidMeasures } from '../../../scene/checks/saidRule';
import { saidConditions, saidDemand, saidNotes } from '../../../scene/checks/saidRules';
import { type RuleRow, ruleRows } from '../../../scene/permit/ruleRows';
import type { Churchyard } from '../../../stone/catalogue/churchyard';
import type { PermitPack } from './pack';
import type { Table } from './table';

/** The columns of the table: what is asked, what the stone has, and the result. */
const COLUMNS = [102, 38, 37] as const;

/** What the stone has of what a demand asks about. */
function saidMeasured({ demand, measured }: RuleRow, { judged, speech }: PermitPack): string {
  const { say, locale, rules } = speech;
  const { kind, value } = measured;
  if (demand === 'base' && judged.base !== undefined)
    return say(judged.base ? 'measured.base' : 'measured.noBase');
  if (value === null) return say('measured.nothing');
  const { value: said } = saidMeasures({ kind, value, limit: null }, locale, rules.word);
  if (typeof value === 'string') return said;
  switch (kind) {
    case 'tooLarge':
      return say('measured.volume', { value: said });
    case 'tooHeavy':
      return say('measured.weight', { value: said });
    case 'lettersTooLow':
    case 'lettersTooHigh':
      return say('measured.mm', { value: said });
    default:
      return say('measured.cm', { value: said });
  }
}

/** A rule's source with its section and date, as it is noted in the data of the churchyard. */
function sourceOf(
  { source }: RuleRow,
  { section, date, dated }: Churchyard,
  { speech }: PermitPack,
): string[] {
  if (!source) return [];
  const { say } = speech;
  const day = date && say(dated === 'read' ? 'data.datedRead' : 'data.datedRegulation', { date });
  const parts = [source.title, section, day, source.url].filter(Boolean);
  return [say('data.sourceOf', { source: parts.join(', ') })];
}

/** Every demand of the churchyard as a row; each rule is headed by the stones it is for, and closed by its source. */
export function rulesTable(pack: PermitPack, churchyard: Churchyard): Table {
  const { judged, speech } = pack;
  const { say, rules } = speech;
  const found = ruleRows(judged, churchyard);
  const rows = churchyard.rules.flatMap((rule) => {
    const demands = found.filter((row) => row.rule === rule);
    const [first] = demands;
    const notes = [...saidNotes(rule, rules), ...(first ? sourceOf(first, churchyard, pack) : [])];
    return demands.map((row, index) => {
      const asked = saidDemand(rule, row.demand, rules);
      const isLast = index === demands.length - 1;
      const lines = [
        index === 0 ? `${saidConditions(rule, rules)}: ${asked}` : asked,
        ...(isLast ? notes : []),
      ];
      const verdict = say(`verdict.${row.verdict}`);
      return {
        cells: [lines.join('\n'), saidMeasured(row, pack), verdict],
        isLoud: row.verdict === 'broken',
      };
    });
  });
  return { columns: COLUMNS, heads: [say('data.rule'), say('data.measured'), say('data.verdict')], rows };
}
