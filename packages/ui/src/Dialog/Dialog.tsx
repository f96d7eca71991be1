import X from 'lucide-react/dist/esm/icons/x.mjs'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { dialog, foot, footNote as footNoteStyle, head, modal, scrim, title as titleStyle } from './Dialog.css.ts'
import { DialogBody } from './DialogBody.tsx'

/** Around a `Button` and the `Dialog`, `Drawer` or `AlertDialog` that it opens. */
export { DialogTrigger }

/** Content that may close the dialog itself. */
export type DialogContent = ReactNode | ((dialog: { close: () => void }) => ReactNode)

export interface DialogProps {
  /** Heading and accessible name. */
  title: ReactNode
  children: DialogContent
  /** Buttons, the main one last. */
  footer?: DialogContent
  /** At the start of the buttons' line: "Ctrl + Enter 发送". */
  footNote?: ReactNode
  /** Name of the closing button. */
  closeLabel: string
  /** 420, 540 or 760 px; on phones a sheet from the lower edge. Selector `[data-size]`. */
  size?: 's' | 'm' | 'l'
  /** A click beside it closes it too. Off while something typed could be lost. */
  isDismissable?: boolean
  /** Work is under way that closing would not stop: until it has ended there is no way out but it. */
  isLocked?: boolean
  /** Open or not, when no `DialogTrigger` says so. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * A dialog over the page: focus stays inside, Esc closes it, and focus goes back to where it was.
 *
 * States of React Aria: `[data-entering]`, `[data-exiting]`. For a question before something that cannot be undone use
 * `AlertDialog`.
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
