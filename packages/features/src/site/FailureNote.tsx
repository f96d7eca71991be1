import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import type { ReactNode } from 'react'
import type { FormFailure } from './form-failure.ts'
import { LoginLink } from './LoginLink.tsx'

export interface FailureNoteProps {
  failure: FormFailure
  title?: string
  /** A sentence about the typed values: kept, or lost. */
  children?: ReactNode
}

/** The reason why a form was not stored. An ended session also gets the link to sign in; drafts stay on this device. */
export function FailureNote({ failure: { text, isSignedOut }, title, children }: FailureNoteProps) {
  return (
    <Alert
      tone="danger"
      live="assertive"
      {...(title === undefined ? {} : { title })}
      action={isSignedOut ? <LoginLink /> : undefined}
    >
      {children ? <p>{text}</p> : text}
      {children}
    </Alert>
  )
}
