import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './Popup.module.css';
import { useMainKey } from './useMainKey';

interface PopupProps {
  /** The popup's name in the specification, section 2. */
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** Called when it is dismissed by Escape or a click beside it; without it, only its buttons close it. */
  readonly onClose?: (() => void) | undefined;
  /** Something went wrong: screen readers announce it at once. */
  readonly isAlert?: boolean;
  /** Text and forms are narrow (600 px at most); picture grids are not (1200 px; specification section 9). */
  readonly width?: 'narrow' | 'normal';
  /** Called instead of `onClose` on a click beside it; `false` where such a click does nothing. */
  readonly onOverlay?: (() => void) | false | undefined;
  /** On a phone it is a sheet over the lower part of the screen, under a lighter overlay. */
  readonly isSheet?: boolean;
}

/** A modal popup; it is open as long as it is rendered. */
export function Popup({
  name,
  title,
  children,
  actions,
  onClose,
  isAlert = false,
  width = 'narrow',
  onOverlay = onClose,
  isSheet = false,
}: PopupProps) {
  /** React Aria only reports that it should close: whether a click outside was the cause is recorded just before. */
  const isBeside = useRef(false);
  const overlay = useRef<HTMLDivElement>(null);
  useMainKey(overlay);
  useEffect(() => {
    const beside = overlay.current;
    // A click outside a popup that stays open must not take its focus: key presses would then go nowhere.
    const keepFocus = (event: MouseEvent) => {
      if (event.target === beside) event.preventDefault();
    };
    beside?.addEventListener('mousedown', keepFocus);
    return () => beside?.removeEventListener('mousedown', keepFocus);
  }, []);
  return (
    <ModalOverlay
      ref={overlay}
      className={`${styles.overlay} ${isSheet ? styles.sheet : ''}`}
      isOpen
      isDismissable={onClose !== undefined && onOverlay !== false}
      isKeyboardDismissDisabled={onClose === undefined}
      shouldCloseOnInteractOutside={() => {
        isBeside.current = true;
        queueMicrotask(() => {
          isBeside.current = false;
        });
        return true;
      }}
      onOpenChange={(open) => {
        if (open) return;
        if (isBeside.current && onOverlay) onOverlay();
        else onClose?.();
      }}
    >
      <Modal className={`${styles.modal} ${styles[width]}`}>
        <Dialog className={styles.dialog ?? ''} data-popup={name} role={isAlert ? 'alertdialog' : 'dialog'}>
          <Heading slot="title" className={styles.title ?? ''}>
            {title}
          </Heading>
          <Body>{children}</Body>
          {actions && <div className={styles.actions}>{actions}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The content between the title and the buttons. Where it overflows, the keys scroll it. */
function Body({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const shown = body.current;
    if (!shown) return;
    const look = () =>
      setScrolls(shown.scrollHeight > shown.clientHeight + 1 || shown.scrollWidth > shown.clientWidth + 1);
    const watch = new ResizeObserver(look);
    watch.observe(shown);
    for (const part of shown.children) watch.observe(part);
    look();
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={body} className={styles.body} {...(scrolls && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
