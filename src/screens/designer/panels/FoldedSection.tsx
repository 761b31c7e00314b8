import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import styles from './FoldedSection.module.css';

interface FoldedSectionProps {
  readonly title: string;
  /** What is chosen in it, beside its title. */
  readonly chosen?: string;
  readonly children: ReactNode;
}

/** A part of a panel that is one line until somebody opens it. */
export function FoldedSection({ title, chosen = '', children }: FoldedSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure isExpanded={open} onExpandedChange={setOpen} className={styles.folded ?? ''}>
      <Heading level={2} className={styles.heading ?? ''}>
        <Button slot="trigger" className={styles.trigger ?? ''}>
          <span>{title}</span>
          <span className={styles.chosen}>{chosen}</span>
          <ChevronDown size={17} aria-hidden="true" />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.fields ?? ''}>{open && children}</DisclosurePanel>
    </Disclosure>
  );
}
