import { Button } from '@shulei/ui/Button/Button.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './StepFoot.css.ts'

export interface StepFootProps {
  /** Address of the step before; null on the first one. */
  back: string | null
  /** Link that leaves the step out: its text and address. */
  skip?: { text: string; to: string } | undefined
  /** The form's button: its text, and the text while it works. Without it the foot has links alone. */
  submit?: { text: string; pendingText: string; isPending: boolean }
  /** In place of the button: a link that leads on. */
  children?: ReactNode
}

/** The end of a step: back, leave out, and on. */
export function StepFoot({ back, skip, submit, children }: StepFootProps) {
  const { t } = useTranslation('guide')
  return (
    <div className={css.foot}>
      {back ? (
        <LinkButton component={Link} to={back} variant="quiet">
          {t('back')}
        </LinkButton>
      ) : (
        <span />
      )}
      <div className={css.on}>
        {skip ? (
          <LinkButton component={Link} to={skip.to} variant="quiet">
            {skip.text}
          </LinkButton>
        ) : null}
        {submit ? (
          <Button type="submit" variant="primary" isPending={submit.isPending} pendingLabel={submit.pendingText}>
            {submit.text}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  )
}
