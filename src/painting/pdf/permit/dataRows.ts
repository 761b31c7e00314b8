import type { PermitPack } from './pack';
import { times } from './speech';
import { stoneFacts } from './stoneFacts';
import { churchyardName } from './titleBlock';

/** A fact and what it is called. */
export type DataRow = readonly [called: string, value: string];

/** Facts that belong together. */
export interface DataSection {
  readonly heading: string;
  readonly rows: readonly DataRow[];
}

/** The stone, as far as it is known; what an authority asks of every stone is said to be not stated. */
function stoneRows(pack: PermitPack): DataRow[] {
  const { standing, judged, speech } = pack;
  const { say, locale } = speech;
  const facts = stoneFacts(pack);
  const missing = say('data.notStated');
  const mm = (size: string) => (size === '' ? missing : say('data.mm', { size }));
  const depth = facts.thickness === '' ? '?' : facts.thickness;
  const chosen = (called: DataRow[0], value: string): DataRow[] => (value === '' ? [] : [[called, value]]);
  const base =
    judged.base === undefined ? missing : judged.base ? say('data.baseUnmeasured') : say('data.noBase');
  return [
    [say('data.material'), facts.material || missing],
    [say('data.finish'), facts.finish || missing],
    ...chosen(say('data.edge'), facts.edge),
    ...chosen(say('data.sides'), facts.sides),
    ...chosen(say('data.bevel'), facts.bevel && mm(facts.bevel)),
    [say('data.size'), mm(`${times([judged.width, judged.height], locale)} × ${depth}`)],
    [say('data.base'), facts.base ? mm(facts.base) : base],
    [
      say('data.aboveGround'),
      mm(facts.thickness || !standing.lies ? times([standing.aboveGround], locale) : ''),
    ],
    [
      say('data.volume'),
      facts.volume ? say('data.boxVolume', { volume: facts.volume, box: facts.boxVolume }) : missing,
    ],
    [
      say('data.weight'),
      facts.weight ? say('data.density', { weight: facts.weight, density: facts.density }) : missing,
    ],
    ...chosen(
      say('data.weightWithBase'),
      facts.weightWithBase && say('data.kg', { weight: facts.weightWithBase }),
    ),
    [say('data.dowels'), facts.dowels || missing],
    [say('data.foundation'), mm(facts.foundation)],
  ];
}

/** What an authority is told of a case, and nothing else of it. */
export function dataSections(pack: PermitPack): DataSection[] {
  const { given, speech, design } = pack;
  const { say, rules } = speech;
  const known = (rows: readonly DataRow[]) => rows.filter(([, value]) => value.trim() !== '');
  const site: DataRow[] = [
    [say('block.churchyard'), churchyardName(pack)],
    [say('block.graveNo'), given.graveNo],
    [say('data.authority'), given.authority],
    [say('data.kind'), rules.kind(design.type)],
    [say('data.deceased'), given.decName],
    [say('data.born'), given.decBirth],
    [say('data.died'), given.decDeath],
  ];
  const people: DataRow[] = [
    [say('data.applicant'), given.contactName],
    [say('data.address'), given.contactAddress],
    [say('data.phone'), given.contactPhone],
    [say('data.email'), given.contactEmail],
    [say('block.stonemason'), given.stonemason],
    [say('data.undertaker'), given.undertaker],
    [say('data.caseNo'), given.caseNo],
  ];
  return [
    { heading: say('data.stone'), rows: stoneRows(pack) },
    { heading: say('data.site'), rows: known(site) },
    { heading: say('data.people'), rows: known(people) },
  ].filter(({ rows }) => rows.length > 0);
}
