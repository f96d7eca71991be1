import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../Button/Button.tsx'
import { dialog, foot, head, modal, scrim, title as titleStyle } from '../Dialog/Dialog.css.ts'
import { DialogBody } from '../Dialog/DialogBody.tsx'

/** A confirming button that may be busy; then its busy name is needed. */
type Busy = { isPending: boolean; pendingLabel: string } | { isPending?: never; pendingLabel?: never }

export type AlertDialogProps = Busy & {
  /** The question: "退出近岸观察组？". */
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** The verb of the question: "退出". */
  confirmText: string
  /** Leave it out where there is nothing to decide: then the one button closes the alert. */
  cancelText?: string
  /** `danger` for what cannot be undone. */
  tone?: 'danger' | 'neutral'
  /** The dialog closes when this returns; return a promise that settles when the work is done to keep it open until then. */
  onConfirm?: () => void | Promise<void>
  /** Open or not, when no `DialogTrigger` says so. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Asks before something that cannot be undone, or says what has to be read. It has to be answered: a click beside it does nothing,
 * Esc cancels.
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
                  kind={tone === 'danger' ? 'dangerSolid' : 'primary'}
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
