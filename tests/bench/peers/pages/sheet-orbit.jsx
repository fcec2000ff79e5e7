/** The modal of Orbit, which on a phone comes from below. */
import Button from '@kiwicom/orbit-components/es/Button';
import Modal, { ModalFooter, ModalHeader, ModalSection } from '@kiwicom/orbit-components/es/Modal';
import OrbitProvider from '@kiwicom/orbit-components/es/OrbitProvider';
import Portal from '@kiwicom/orbit-components/es/Portal';
import defaultTheme from '@kiwicom/orbit-components/es/defaultTheme';
import '../../floor.css';
import './orbit.css';
import '@kiwicom/orbit-components/lib/tailwind.css';
import { close, done, offerSheet, options, title } from './sheet.tsx';

offerSheet(
  (open, onOpenChange) =>
    open && (
      <Portal>
        <Modal labelClose={close} onClose={() => onOpenChange(false)} fixedFooter>
          <ModalHeader title={title} />
          <ModalSection>{options}</ModalSection>
          <ModalFooter>
            <Button fullWidth onClick={() => onOpenChange(false)}>
              {done}
            </Button>
          </ModalFooter>
        </Modal>
      </Portal>
    ),
  (page) => <OrbitProvider theme={defaultTheme}>{page}</OrbitProvider>,
);
