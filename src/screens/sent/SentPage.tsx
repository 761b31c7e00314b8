import type { ReactNode } from 'react';
import { PagePopup } from '../../components/PagePopup';
import { Answerer } from './Answerer';
import styles from './Sent.module.css';
import { SentPicture } from './SentPicture';
import type { SentOrder } from './sentOrder';
import { WayBack } from './WayBack';

export interface SentPageProps {
  readonly name: 'send stone success' | 'sent to mason';
  readonly title: string;
  readonly order: SentOrder;
  /** What has happened and what is next. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** Whether the stage knows the catalogue, as it does in the designer. */
  readonly hasCatalogue?: boolean;
}

/** The end of every sending: what is next, the stone as it was sent, who answers, and how to find it again. */
export function SentPage({
  name,
  title,
  order,
  children,
  actions,
  onClose,
  hasCatalogue = false,
}: SentPageProps) {
  return (
    <PagePopup
      name={name}
      title={title}
      lead={children}
      picture={order.stones.map(({ address }) => (
        <SentPicture key={address.id} address={address} hasCatalogue={hasCatalogue} />
      ))}
      onClose={onClose}
    >
      <Answerer order={order} />
      <WayBack stones={order.stones} />
      <div className={styles.actions}>{actions}</div>
    </PagePopup>
  );
}
