import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import type { CompletionPage } from '@shulei/domain/base/completion/completion.ts'
import { guidePages } from '@shulei/domain/base/completion/pages.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { type CheckItem, CheckList } from '@shulei/ui/CheckList/CheckList.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { guideAddress } from '../../../base/address/guide.ts'
import { useVerificationTime } from '../../../base/site/useVerificationTime.ts'
import { StepFoot } from '../StepFoot.tsx'
import { useItemNames } from './MissingNote.tsx'
import type { StepProps } from './steps.ts'

const pages = guidePages.filter((page): page is CompletionPage => page !== 'done')

/** The last step: what is complete, what is left, and the way back to where the guide was opened. */
export function DoneStep({ guide, origin }: StepProps) {
  const { t } = useTranslation('guide')
  const items = useItemNames()
  const time = useVerificationTime()
  const send = useSend()
  const required = guide.missing.filter(({ isIgnored }) => !isIgnored)
  const isPending = guide.userAuth.idCardStatus === 2 || guide.userAuth.overseaAuthStatus === 2
  const isWaiting = isPending && required.every(({ page }) => page === 'verification')
  const state = required.length === 0 ? 'all' : isWaiting ? 'pending' : 'open'

  // a finished guide stays closed, until the gate opens it again (Q029); that it did not work only shows it once more
  const close = () => {
    if (required.length === 0 && !guide.guideHidden)
      void send(refs.hideGuide, { body: { guideHidden: true } }).catch(() => {})
  }
  /** Each row tells the state of its page once: the verdict is spoken where the fact does not name it. */
  const stateOf = (page: CompletionPage): Pick<CheckItem, 'verdict' | 'verdictText' | 'fact'> => {
    const missing = guide.missing.filter((item) => item.page === page)
    if (missing.length === 0) return { verdict: 'ok', verdictText: '', fact: t('result.ok') }
    if (missing.every(({ isIgnored }) => isIgnored))
      return { verdict: 'unknown', verdictText: '', fact: t('skills.none') }
    if (page !== 'verification') {
      const names = missing.map(({ name }) => name)
      return { verdict: 'blocked', verdictText: t('result.blocked'), fact: items(names) }
    }
    if (isPending) return { verdict: 'unknown', verdictText: '', fact: t('result.pending') }
    return { verdict: 'blocked', verdictText: '', fact: t('result.blocked') }
  }
  const list = pages.map((page) => {
    const row = stateOf(page)
    return {
      ...{ id: page, title: t(`step.${page}`), ...row },
      action:
        row.verdict === 'ok' || (page === 'verification' && isPending) ? null : (
          <LinkButton component={Link} to={guideAddress(page, origin)} size="s">
            {t('result.fill')}
          </LinkButton>
        ),
    }
  })
  return (
    <>
      <Alert
        tone={state === 'all' ? 'success' : state === 'pending' ? 'info' : 'warning'}
        title={state === 'open' ? t('result.openTitle', { count: required.length }) : t(`result.${state}Title`)}
      >
        {state === 'open' ? t('result.openText', { count: required.length }) : t(`result.${state}Text`, { time })}
      </Alert>
      <CheckList label={t('result.list')} items={list} />
      <StepFoot back={guideAddress('verification', origin)}>
        <LinkButton component={Link} to={origin ?? competitionAddress.list()} variant="primary" onClick={close}>
          {t(origin === null ? 'result.home' : 'result.back')}
        </LinkButton>
      </StepFoot>
    </>
  )
}
