import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../art/Icon.tsx';
import * as styles from './Drawer.css.ts';

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel from the right over the page. Closes by its button, Escape, a click beside it, or when a link in it is chosen. */
export default function Drawer({ title, onClose, children }: DrawerProps) {
  return (
    <ModalOverlay isOpen isDismissable className={styles.overlay} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={styles.panel}>
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
      </Modal>
    </ModalOverlay>
  );
}
