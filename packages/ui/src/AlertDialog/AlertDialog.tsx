import { type ReactNode, useState } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { dialog, foot, head, modal, scrim, title as titleStyle } from '../Dialog/Dialog.css.ts'
import { DialogBody } from '../Dialog/DialogBody.tsx'

interface QuestionProps {
  /** The question: "退出近岸观察组？". */
  title: ReactNode
  /** The consequence, and whether it can be undone. */
  children: ReactNode
  /** The verb of the question: "退出". */
  confirmText: string
  /** Shown on the button while a returned promise is pending; the verb without it. */
  pendingLabel?: string
  /** Without it the alert has a single button that closes it. */
  cancelText?: string
  /** `danger` for actions that cannot be undone. */
  tone?: 'danger' | 'neutral'
  /**
   * The dialog closes when this returns; while a returned promise is pending it stays open. Where the promise resolves to a sentence
   * about what went wrong, the dialog shows it and stays open.
   */
  onConfirm?: () => void | Promise<void> | Promise<string | undefined>
}

export interface AlertDialogProps extends QuestionProps {
  /** Whether it is open, for use without a `DialogTrigger`. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

function Question(props: QuestionProps & { close: () => void }) {
  const {
    title,
    children,
    confirmText,
    pendingLabel = confirmText,
    cancelText,
    tone = 'neutral',
    onConfirm,
    close,
  } = props
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async () => {
    setPending(true)
    setFailure(null)
    try {
      const told = await onConfirm?.()
      if (told === undefined) close()
      else setFailure(told)
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <div className={head} data-alone="">
        <Heading slot="title" level={2} className={titleStyle}>
          {title}
        </Heading>
      </div>
      <DialogBody>
        {children}
        {failure === null ? null : (
          <Alert tone="danger" live="assertive">
            {failure}
          </Alert>
        )}
      </DialogBody>
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
          onPress={confirm}
        >
          {confirmText}
        </Button>
      </div>
    </>
  )
}

/**
 * Asks before an action that cannot be undone, or shows a message that must be read. A click outside does nothing; Esc
 * cancels.
 */
export function AlertDialog({ isOpen, onOpenChange, ...question }: AlertDialogProps) {
  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={modal} data-size="s">
        <AriaDialog role="alertdialog" className={dialog}>
          {({ close }) => <Question {...question} close={close} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
