import { useId, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/Button';
import styles from './OwnData.module.css';
import type { OwnPart, PartKind } from './part';
import type { Words } from './words';

interface PartListProps {
  readonly parts: readonly OwnPart[];
  /** Where each kind is corrected; the others cannot be. Undefined where none of it is corrected from here. */
  readonly correctAt: Readonly<Partial<Record<PartKind, string>>> | undefined;
  readonly words: Words;
  /** Whether it stands under the heading of a stone. */
  readonly isInside?: boolean;
}

/** The kinds of what is kept, each with how long, and where it is corrected. */
export function PartList({ parts, ...others }: PartListProps) {
  return parts.map((part) => <Part key={part.kind} part={part} {...others} />);
}

/** So many lines are read at once: the newest accesses of a year would hide everything below. */
const AT_ONCE = 8;

function Part({
  part,
  correctAt,
  words,
  isInside = false,
}: Omit<PartListProps, 'parts'> & { part: OwnPart }) {
  const { own } = words;
  const { kind, title, time, rows } = part;
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  // Under a stone's heading the same kinds come again with the next stone: landmarks of one name help nobody.
  const [Section, Heading] = isInside ? (['div', 'h3'] as const) : (['section', 'h2'] as const);
  const shown = showsAll ? rows : rows.slice(0, AT_ONCE);
  const where = correctAt?.[kind];
  return (
    <Section {...(!isInside && { 'aria-labelledby': id })} className={styles.part}>
      <Heading id={id}>{title}</Heading>
      <p className={styles.hint}>{time}</p>
      <dl className={styles.rows}>
        {shown.map(({ label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved, and two may say the same.
          <div key={index}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        {shown.length < rows.length && (
          <Button look="quiet" onPress={() => setShowsAll(true)}>
            {own('page.showAll', { count: rows.length })}
          </Button>
        )}
        {correctAt && where === undefined && <p className={styles.hint}>{own(`correct.${kind}`)}</p>}
        {where !== undefined && (
          <Link href={where} className={styles.correct}>
            {own(`correct.${kind}`)}
          </Link>
        )}
      </div>
    </Section>
  );
}
