import { Check } from 'lucide-react';
import { Link } from 'wouter';
import type { OwnData, Subject } from '../../machines/ownData/effects';
import { TopBar } from '../start/TopBar';
import styles from './OwnData.module.css';
import type { Words } from './words';

interface ErasedProps {
  readonly subject: Subject;
  /** What was erased. */
  readonly data: OwnData;
  readonly words: Words;
}

/** The last page: what is gone, counted and not named, and what stays. */
export function Erased({ subject, data, words }: ErasedProps) {
  const { own, time } = words;
  const { stones, relative, retention } = data;
  const isCase = subject.kind === 'case';
  const count = (kind: 'pictures' | 'letters' | 'approvals' | 'questions') =>
    stones.reduce((sum, stone) => sum + stone[kind].length, 0);
  const counted = (['pictures', 'letters', 'approvals', 'questions'] as const).flatMap((kind) =>
    count(kind) > 0 ? [own(`erased.${kind}`, { count: count(kind) })] : [],
  );
  const hasCase = isCase || stones.some((stone) => stone.case !== null);
  const ofRelative = [
    own('erased.nameOfRelative'),
    ...(relative && relative.letters.length > 0 ? [own('erased.lettersToRelative')] : []),
  ];
  const ofStones = [
    ...(stones.length > 0 ? [own('erased.stones', { count: isCase ? stones.length : 1 })] : []),
    ...(!isCase && stones.length > 1 ? [own('erased.back')] : []),
    ...(hasCase && isCase ? [own('erased.case')] : []),
    ...counted,
    own('erased.browser'),
  ];
  const gone = relative ? ofRelative : ofStones;
  return (
    <>
      <TopBar />
      <main className={styles.page}>
        <div role="status" className={styles.erased}>
          <Check size={40} className={styles.check} aria-hidden="true" />
          <h1>{own('erased.title')}</h1>
          <p className={styles.lead}>{own(`erased.leads.${subject.kind}`)}</p>
          <ul>
            {gone.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p className={styles.hint}>
            {relative
              ? own('erased.staysOfRelative')
              : own('erased.stays', { time: time(retention.accesses) })}
          </p>
        </div>
        <Link href={isCase ? '/designs' : '/'} className={styles.back}>
          {own(isCase ? 'backs.case' : 'erased.toStart')}
        </Link>
      </main>
    </>
  );
}
