import X from 'lucide-react/dist/esm/icons/x.mjs'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { dialog, foot, footNote as footNoteStyle, head, modal, scrim, title as titleStyle } from './Dialog.css.ts'
import { DialogBody } from './DialogBody.tsx'

/** Wraps a `Button` and the `Dialog`, `Drawer` or `AlertDialog` that it opens. */
export { DialogTrigger }

/** Content, or a function that receives a way to close the dialog. */
export type DialogContent = ReactNode | ((dialog: { close: () => void }) => ReactNode)

export interface DialogProps {
  /** Heading and accessible name. */
  title: ReactNode
  children: DialogContent
  /** Buttons, the main button last. */
  footer?: DialogContent
  /** Shown at the start of the line of buttons: "Ctrl + Enter 发送". */
  footNote?: ReactNode
  /** Accessible name of the close button. */
  closeLabel: string
  /** 420, 540 or 760 px; on phones a sheet from the lower edge. Selector `[data-size]`. */
  size?: 's' | 'm' | 'l'
  /** A click outside closes it too. Turn it off while typed text could be lost. */
  isDismissable?: boolean
  /** Cannot be closed while pending. */
  isLocked?: boolean
  /** Whether it is open, for use without a `DialogTrigger`. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * A modal dialog: focus stays inside, Esc closes it, and focus returns to the previous element.
 *
 * States of React Aria: `[data-entering]`, `[data-exiting]`. Before an action that cannot be undone use `AlertDialog`.
 */
export function Dialog({
  title,
  children,
  footer,
  footNote,
  closeLabel,
  size = 'm',
  isDismissable = true,
  isLocked = false,
  isOpen,
  onOpenChange,
}: DialogProps) {
  const fill = (content: DialogContent, close: () => void) =>
    typeof content === 'function' ? content({ close }) : content
  return (
    <ModalOverlay
      className={scrim}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className={modal} data-size={size}>
        <AriaDialog className={dialog}>
          {({ close }) => (
            <>
              <div className={head}>
                <Heading slot="title" level={2} className={titleStyle}>
                  {title}
                </Heading>
                <IconButton label={closeLabel} icon={<Icon of={X} />} isDisabled={isLocked} onPress={close} />
              </div>
              <DialogBody>{fill(children, close)}</DialogBody>
              {footer ? (
                <div className={foot}>
                  {footNote ? <span className={footNoteStyle}>{footNote}</span> : null}
                  {fill(footer, close)}
                </div>
              ) : null}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
