import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../Button/Button.tsx'
import { dialog, foot, head, modal, scrim, title as titleStyle } from '../Dialog/Dialog.css.ts'
import { DialogBody } from '../Dialog/DialogBody.tsx'

/** Props of a confirming button with a pending state, whose label is then required. */
type Busy = { isPending: boolean; pendingLabel: string } | { isPending?: never; pendingLabel?: never }

export type AlertDialogProps = Busy & {
  /** The question: "退出近岸观察组？". */
  title: ReactNode
  /** The consequence, and whether it can be undone. */
  children: ReactNode
  /** The verb of the question: "退出". */
  confirmText: string
  /** Without it the alert has a single button that closes it. */
  cancelText?: string
  /** `danger` for actions that cannot be undone. */
  tone?: 'danger' | 'neutral'
  /** The dialog closes when this returns; while a returned promise is pending it stays open. */
  onConfirm?: () => void | Promise<void>
  /** Whether it is open, for use without a `DialogTrigger`. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Asks before an action that cannot be undone, or shows a message that must be read. A click outside does nothing; Esc
 * cancels.
 */
export function AlertDialog({
  title,
  children,
  confirmText,
  cancelText,
  tone = 'neutral',
  onConfirm,
  isPending = false,
  pendingLabel = confirmText,
  isOpen,
  onOpenChange,
}: AlertDialogProps) {
  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={modal} data-size="s">
        <AriaDialog role="alertdialog" className={dialog}>
          {({ close }) => (
            <>
              <div className={head} data-alone="">
                <Heading slot="title" level={2} className={titleStyle}>
                  {title}
                </Heading>
              </div>
              <DialogBody>{children}</DialogBody>
              <div className={foot}>
                {cancelText !== undefined && (
                  <Button onPress={close} isDisabled={isPending} autoFocus>
                    {cancelText}
                  </Button>
                )}
                <Button
                  autoFocus={cancelText === undefined}
                  variant={tone === 'danger' ? 'dangerSolid' : 'primary'}
                  isPending={isPending}
                  pendingLabel={pendingLabel}
                  onPress={async () => {
                    await onConfirm?.()
                    close()
                  }}
                >
                  {confirmText}
                </Button>
              </div>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
