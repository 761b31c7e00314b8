import { type ReactNode, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Mark } from './Mark';
import styles from './PagePopup.module.css';
import { useMainKey } from './useMainKey';

interface PagePopupProps {
  /** The popup's name in the specification, section 2. */
  readonly name: string;
  readonly title: string;
  /** What is to be read first, below the title. */
  readonly lead: ReactNode;
  /** Beside the words where there is room; below the lead on a phone. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A popup that ends something: it fills the window as a page would, with the product's mark above. Escape closes it. */
export function PagePopup({ name, title, lead, picture, children, onClose }: PagePopupProps) {
  const overlay = useRef<HTMLDivElement>(null);
  useMainKey(overlay);
  return (
    <ModalOverlay
      ref={overlay}
      className={styles.overlay ?? ''}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.page ?? ''} data-popup={name}>
          <div className={styles.head}>
            <Mark />
          </div>
          <div className={styles.parts}>
            <div className={styles.lead}>
              <Heading slot="title" className={styles.title ?? ''}>
                {title}
              </Heading>
              {lead}
            </div>
            <div className={styles.picture}>{picture}</div>
            <div className={styles.rest}>{children}</div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
