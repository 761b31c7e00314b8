import type { DataRow } from '../../painting/pdf/dataPaper/content';
import type { RelativeData } from '../../stone/wire/relativeData';
import type { Retention } from '../../stone/wire/retention';
import { letterRow } from './keptRows';
import { type OwnPart, type PartKind, partOf, row } from './part';
import type { Words } from './words';

const byTime = (one: { readonly at: string }, other: { readonly at: string }) =>
  Date.parse(one.at) - Date.parse(other.at);

function personRows(
  { name, email, locale, stones }: RelativeData,
  { own, day, moment, locale: reader }: Words,
): DataRow[] {
  const languages = new Intl.DisplayNames(reader, { type: 'language' });
  const asked = stones.flatMap(({ stone, askedAt, expiresAt }) => [
    ...row(
      own('page.stone', { id: stone }),
      `${own('rows.asked')}: ${moment(askedAt)}\n${own('rows.until')}: ${day(expiresAt)}`,
    ),
  ]);
  return [
    ...row(own('rows.name'), name),
    ...row(own('rows.email'), email ?? ''),
    ...row(own('rows.language'), languages.of(locale) ?? locale),
    ...asked,
  ];
}

function answerRows({ name, stones }: RelativeData, { own, moment }: Words): DataRow[] {
  const said = stones.flatMap(({ answers, remarks }) => [
    ...answers.map(({ at, decision, text }) => {
      if (decision === 'approved') return { at, text: own('answers.approved', { name }) };
      return {
        at,
        text: text ? own('answers.objected', { name, text }) : own('answers.objectedSilently', { name }),
      };
    }),
    ...remarks.map(({ at, text }) => ({ at, text: own('answers.wrote', { name, text }) })),
  ]);
  return said.toSorted(byTime).map(({ at, text }) => ({ label: moment(at), text }));
}

const trailRows = ({ stones }: RelativeData, { moment }: Words): DataRow[] =>
  stones
    .flatMap(({ trail }) => trail)
    .toSorted(byTime)
    .map(({ at, said }) => ({ label: moment(at), text: said }));

/** Everything that is kept of a relative, in words: by kind, without the kinds of which there is nothing. */
export function relativeParts(data: RelativeData, retention: Retention, words: Words): OwnPart[] {
  const { own, time } = words;
  const withStone = own('kept.withStone');
  const part = (kind: PartKind, said: string, rows: readonly DataRow[]) => partOf(kind, said, rows, words);
  return [
    part('relative', withStone, personRows(data, words)),
    part('answers', withStone, answerRows(data, words)),
    part(
      'letters',
      own('kept.letters', { time: time(retention.letters) }),
      data.letters.map((letter) => letterRow(letter, words)),
    ),
    part('trail', withStone, trailRows(data, words)),
  ].filter(({ rows }) => rows.length > 0);
}
