import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import type { ReactNode } from 'react'
import { LoginLink } from '../site/LoginLink.tsx'
import type { FormFailure } from './form-failure.ts'

export interface FailureNoteProps {
  failure: FormFailure
  title?: string
  /** A sentence about the typed values: kept, or lost. */
  children?: ReactNode
  /** The page alone has the typed values: signing in opens beside it. */
  isPageOnly?: boolean
  /** A small button at the end, unless the link to sign in stands there. */
  action?: ReactNode
}

/** The reason why a form was not stored. An ended session also gets the link to sign in; drafts stay on this device. */
export function FailureNote({ failure: { text, isSignedOut }, title, children, isPageOnly, action }: FailureNoteProps) {
  return (
    <Alert
      tone="danger"
      live="assertive"
      {...(title === undefined ? {} : { title })}
      action={isSignedOut ? <LoginLink isBeside={isPageOnly} /> : action}
    >
      {children ? <p>{text}</p> : text}
      {children}
    </Alert>
  )
}
