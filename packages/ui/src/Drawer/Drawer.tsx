import X from 'lucide-react/dist/esm/icons/x.mjs'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { dialog, head, title as titleStyle } from '../Dialog/Dialog.css.ts'
import { DialogBody } from '../Dialog/DialogBody.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { drawer, scrim } from './Drawer.css.ts'

export interface DrawerProps {
  /** Heading and accessible name. */
  title: ReactNode
  children: ReactNode | ((drawer: { close: () => void }) => ReactNode)
  /** Accessible name of the close button. */
  closeLabel: string
  /** Edge of the window at which it opens. Selector `[data-side]`. */
  side?: 'start' | 'end'
  /** Whether it is open, for use without a `DialogTrigger`. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A panel at the side of the window: the menu on phones, filters, details. Esc or a click outside closes it. */
export function Drawer({ title, children, closeLabel, side = 'end', isOpen, onOpenChange }: DrawerProps) {
  return (
    <ModalOverlay className={scrim} data-side={side} isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={drawer}>
        <AriaDialog className={dialog}>
          {({ close }) => (
            <>
              <div className={head}>
                <Heading slot="title" level={2} className={titleStyle}>
                  {title}
                </Heading>
                <IconButton label={closeLabel} icon={<Icon of={X} />} onPress={close} />
              </div>
              <DialogBody>{typeof children === 'function' ? children({ close }) : children}</DialogBody>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
