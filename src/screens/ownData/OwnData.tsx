import { Link } from 'wouter';
import type { StoneAddress } from '../../api/stones';
import { Notice } from '../../components/Notice';
import type { Subject } from '../../machines/ownData/effects';
import { designerAddress } from '../../machines/wizard/wizardStone';
import { EraseAll } from './EraseAll';
import { facesOf } from './faces';
import styles from './OwnData.module.css';
import { PartList } from './PartList';
import type { OwnDataPage } from './page';
import type { PartKind } from './part';
import { relativeParts } from './relativeParts';
import { caseWords } from './stoneParts';
import { TakeHome } from './TakeHome';

/** The page of what it is about. */
function backOf(subject: Subject): string {
  switch (subject.kind) {
    case 'case':
      return '/designs';
    case 'stone':
      return designerAddress(subject.address);
    case 'relative':
      return `/approve/${subject.token}`;
  }
}

/** Where what is kept of a stone is corrected. */
function correctedAt(address: StoneAddress): Partial<Record<PartKind, string>> {
  const designer = designerAddress(address);
  return { stone: designer, pictures: designer, case: designer, approvals: designer, questions: designer };
}

/** Everything that is kept, by kind, with what can be done about it. */
export function OwnData(page: OwnDataPage) {
  const { state, data, words } = page;
  const { own, day } = words;
  const { subject, until } = state.context;
  const { stones, project, relative, retention } = data;
  const isOfBusiness =
    subject.kind === 'stone' && subject.address.token !== undefined && stones[0]?.stone.hasBusiness === true;
  const back = backOf(subject);
  return (
    <main className={styles.page} aria-busy={!state.matches('shown')}>
      <Link href={back} className={styles.back}>
        {own(`backs.${subject.kind}`)}
      </Link>
      <div className={styles.heading}>
        <h1>{own(`titles.${subject.kind}`)}</h1>
        <p className={styles.lead}>{own(`leads.${subject.kind}`)}</p>
      </div>
      {until !== undefined && <Notice look="yellow">{own('page.waits', { day: day(until) })}</Notice>}
      {isOfBusiness && <p className={styles.hint}>{own('page.ofBusiness')}</p>}
      <TakeHome {...page} />
      {project && (
        <PartList
          parts={[caseWords(project, retention, words)].filter(({ rows }) => rows.length > 0)}
          correctAt={{ case: '/designs' }}
          words={words}
        />
      )}
      {relative && (
        <PartList
          parts={relativeParts(relative, retention, words)}
          correctAt={{ answers: back }}
          words={words}
        />
      )}
      {facesOf(subject, data, words).map(({ id, heading, address, parts }) => {
        const list = { parts, correctAt: address && correctedAt(address), words };
        return heading === undefined ? (
          <PartList key={id} {...list} />
        ) : (
          <section key={id} aria-labelledby={`stone-${id}`} className={styles.stone}>
            <h2 id={`stone-${id}`}>{heading}</h2>
            {!address && <p className={styles.hint}>{own('page.backByOwnLink')}</p>}
            <PartList {...list} isInside />
          </section>
        );
      })}
      <EraseAll {...page} />
      <Link href="/privacy" className={styles.back}>
        {own('page.privacy')}
      </Link>
    </main>
  );
}
