import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from '../art/Icon.tsx';
import { Button } from './Button.tsx';
import * as styles from './Modal.css.ts';

interface ModalProps {
  title: string;
  /** A panel from the right, or the whole screen. */
  shape?: keyof typeof styles.panel;
  onClose: () => void;
  children: ReactNode;
}

/** TypeScript does not know it yet. */
declare const CloseWatcher: new () => EventTarget & { destroy(): void };

/** A dialog over the page. It closes with its button, Escape, Android's Back, a click outside, or a click on a link inside. */
export default function Modal({ title, shape = 'drawer', onClose, children }: ModalProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // Without it, Android's Back leaves the page.
    if (!('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, []);
  return (
    <ModalOverlay isOpen isDismissable className={styles.overlay} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AriaModal className={styles.panel[shape]}>
        <Dialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <Button className={styles.close} aria-label="Close" onPress={onClose}>
              <Icon name="close" />
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for links that are chosen inside */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
          <div
            className={styles.body}
            onClick={(event) => {
              if ((event.target as Element).closest('a')) onClose();
            }}
          >
            {children}
          </div>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
