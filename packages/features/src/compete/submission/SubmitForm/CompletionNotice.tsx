import type { CompletionPage } from '@shulei/domain/base/completion/completion.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { guideAddress, isGuidePage, useHere } from '../../../base/address/guide.ts'
import type { Verdict } from '../submits.ts'
import * as css from './SubmitForm.css.ts'

/** Time to read the message before the redirect, ms (RU165). */
const redirectDelay = 2000

/** The page of the guide to complete when the completion gate blocks the verdict, else null. */
export function completionPage({ reason, checks }: Verdict): CompletionPage | null {
  const check = checks.find(({ rule }) => rule === 'completion')
  if (!check || check.reason !== reason) return null
  return isGuidePage(check.remedy) ? check.remedy : null
}

/**
 * The result of pressing the button while the completion gate blocks it (S101, S103, S106): missing information redirects to
 * its page of the guide after 2 s, which can be cancelled and leads back here in the end; a missing verification gets a link.
 */
export function CompletionNotice({ page }: { page: CompletionPage }) {
  const { t } = useTranslation('submission')
  const navigate = useNavigate()
  const [isStopped, setStopped] = useState(page === 'verification')
  const to = guideAddress(page, useHere())

  useEffect(() => {
    if (isStopped) return
    const timer = setTimeout(() => void navigate(to), redirectDelay)
    return () => clearTimeout(timer)
  }, [isStopped, navigate, to])

  const title = () => {
    if (page === 'verification') return t('redirect.realName')
    return t(isStopped ? 'redirect.stopped' : 'redirect.message')
  }
  return (
    <Alert
      tone="warning"
      live="assertive"
      title={title()}
      action={
        <span className={css.ways}>
          {isStopped ? null : (
            <Button
              size="s"
              onPress={({ target }) => {
                // this button goes, and the focus returns to the one that was pressed before
                target.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()
                setStopped(true)
              }}
            >
              {t('redirect.stop')}
            </Button>
          )}
          <LinkButton component={Link} to={to} size="s" variant="inverse">
            {t(page === 'verification' ? 'rule.remedy.verification' : 'redirect.go')}
          </LinkButton>
        </span>
      }
    >
      {t('redirect.kept')}
    </Alert>
  )
}
