import type { DataRow } from '../../painting/pdf/dataPaper/content';
import { keptUntil } from '../../stone/privacy/keptUntil';
import { design } from '../../stone/stone';
import type { FaceData } from '../../stone/wire/privacy';
import type { Retention } from '../../stone/wire/retention';
import { writtenRows } from './caseRows';
import { accessRows, approvalRows, historyRows, letterRows, proposalRows, questionRows } from './keptRows';
import { type OwnPart, type PartKind, partOf, row } from './part';
import type { Words } from './words';

/** Which of the stones its family chooses between it is, and what was written when it was chosen. */
function alternativeRows(alternative: FaceData['alternative'], { own, moment }: Words): DataRow[] {
  if (!alternative) return [];
  const { letter, name, chosen } = alternative;
  return [
    ...row(own('rows.alternative'), name === '' ? letter : `${letter}: ${name}`),
    ...row(own('rows.chosen'), chosen ? [moment(chosen.at), chosen.text ?? ''].join('\n').trim() : ''),
  ];
}

function stoneRows({ stone, alternative }: FaceData, words: Words): DataRow[] {
  const { own, moment } = words;
  const drawn = design.safeParse(stone.design).data;
  const lines = drawn?.Parms.flatMap((each) => (each.type === 'text' ? [each.subText] : [])) ?? [];
  return [
    ...row(own('rows.name'), drawn?.designName ?? ''),
    ...row(own('rows.status'), words.status(stone.status)),
    ...row(own('rows.made'), moment(stone.createdAt)),
    ...row(own('rows.changed'), moment(stone.updatedAt)),
    ...row(own('rows.inscription'), lines.filter((line) => line.trim() !== '').join('\n')),
    ...alternativeRows(alternative, words),
    ...writtenRows(drawn, words),
  ];
}

/** The number of bytes that base64 stands for. */
const bytesIn = (base64: string) => Math.floor((base64.length * 3) / 4);

const pictureRows = ({ pictures }: FaceData, { own, locale }: Words): DataRow[] =>
  pictures.map(({ mediaType, base64 }, index) => {
    const kilobytes = Math.max(1, Math.round(bytesIn(base64) / 1000)).toLocaleString(locale);
    const kind = mediaType === 'image/svg+xml' ? 'SVG' : 'WebP';
    return {
      label: own('rows.picture', { number: index + 1 }),
      text: `${kind}, ${own('rows.size', { kilobytes })}`,
    };
  });

/** How long the stone itself is kept, in a sentence. */
function stoneTime(data: FaceData, retention: Retention, { own, day, time }: Words): string {
  const { rule, days, until } = keptUntil(data, retention);
  return own(`kept.${rule}`, { time: time(days), day: day(until) });
}

/**
 * Everything that is kept of a stone, in words: by kind, each with how long it is kept, and without the kinds of which there
 * is nothing.
 *
 * @param hasCase whether the case is told of besides.
 */
export function stoneParts(data: FaceData, retention: Retention, words: Words, hasCase: boolean): OwnPart[] {
  const { own, time } = words;
  const withStone = own('kept.withStone');
  const part = (kind: PartKind, said: string, rows: readonly DataRow[]) => partOf(kind, said, rows, words);
  return [
    part('stone', stoneTime(data, retention, words), stoneRows(data, words)),
    ...(hasCase ? [caseWords(data.case, retention, words)] : []),
    part('pictures', withStone, pictureRows(data, words)),
    part('approvals', withStone, approvalRows(data, words)),
    part('questions', withStone, questionRows(data, words)),
    part('proposals', withStone, proposalRows(data, words)),
    part('letters', own('kept.letters', { time: time(retention.letters) }), letterRows(data, words)),
    part('history', withStone, historyRows(data, words)),
    part('accesses', own('kept.accesses', { time: time(retention.accesses) }), accessRows(data, words)),
  ].filter(({ rows }) => rows.length > 0);
}

/** What is kept of a case itself. */
export function caseWords(details: unknown, retention: Retention, words: Words): OwnPart {
  const { own, time } = words;
  return partOf(
    'case',
    own('kept.case', { time: time(retention.cases) }),
    writtenRows(details, words),
    words,
  );
}
