import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import type { Bench } from '../../../machines/mason/effects';
import { proposedDifferences } from '../../../stone/proposing/proposedDifferences';
import { isUncut } from '../../../stone/status';
import { useDifferences } from '../../approving/useDifferences';
import { Answered } from '../../proposal/Answered';
import proposalStyles from '../../proposal/Proposal.module.css';
import styles from '../Mason.module.css';

interface ProposalSaidProps {
  readonly bench: Bench;
  readonly onBegin: () => void;
}

/** What the mason proposed last and what became of it, and the way to propose something as long as nothing is cut. */
export function ProposalSaid({ bench: { order, proposal, offered }, onBegin }: ProposalSaidProps) {
  const { t } = useTranslation('proposal');
  const mayPropose = isUncut(order.status);
  if (!proposal && !mayPropose) return null;
  return (
    <section aria-labelledby="proposal" className={styles.steps}>
      <h2 id="proposal">{t('bench.title')}</h2>
      {proposal ? (
        <>
          <Answered proposal={proposal} words={t(`bench.${proposal.state}`)} />
          <Proposed proposal={proposal} offered={offered} />
        </>
      ) : (
        <p className={styles.hint}>{t('bench.hint')}</p>
      )}
      {mayPropose && <Button onPress={onBegin}>{t(proposal ? 'bench.beginNew' : 'bench.begin')}</Button>}
    </section>
  );
}

/** In what a proposal differs from what was ordered, in words. */
function Proposed({
  proposal: { ordered, proposed },
  offered,
}: {
  readonly proposal: NonNullable<Bench['proposal']>;
  readonly offered: Bench['offered'];
}) {
  const differences = useDifferences(ordered, proposed, offered, proposedDifferences);
  return (
    <ul className={proposalStyles.differences}>
      {differences.map((said) => (
        <li key={said}>{said}</li>
      ))}
    </ul>
  );
}
