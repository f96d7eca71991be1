import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { downloadSteps } from '@shulei/domain/data/dataset/access.ts'
import { type CheckItem, CheckList } from '@shulei/ui/CheckList/CheckList.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSignOnAddress } from '../../../base/site/useSignOnAddress.ts'
import { useVerificationTime } from '../../../base/site/useVerificationTime.ts'
import type { Dataset } from '../datasets.ts'
import { AcceptButton } from './AcceptButton.tsx'

type Block = Dataset['downloadBlocks'][number]

/** The steps before a download, each with its verdict and the link or button that takes it (B§4). */
export function Gates({ dataset, refresh }: { dataset: Dataset; refresh: () => Promise<unknown> }) {
  const { t } = useTranslation('dataset')
  const signOn = useSignOnAddress()
  const time = useVerificationTime()
  const { competition, downloadBlocks, downloaders, isOrganizer } = dataset
  const isVisitor = downloadBlocks.includes('loginFirst')
  const mustSignUp = downloadBlocks.includes('signUpFirst')
  const mustVerify = downloadBlocks.includes('realNameFirst')
  const status = useCall(refs.realNameStatus, mustVerify ? { query: {} } : null).data?.status
  const isSent = status === 'pending' || status === 'rejected'
  const remedies: Readonly<Record<Block, ReactNode>> = {
    loginFirst: (
      <LinkButton size="s" href={signOn('login2')}>
        {t('gate.login')}
      </LinkButton>
    ),
    signUpFirst: competition ? (
      <LinkButton size="s" component={Link} to={competitionAddress.signup({ id: competition.id })}>
        {t('gate.signUp')}
      </LinkButton>
    ) : null,
    protocolFirst: <AcceptButton dataset={dataset} refresh={refresh} size="s" />,
    realNameFirst: (
      <LinkButton size="s" component={Link} to={settingsAddress.certification()}>
        {t(isSent ? `gate.${status}.action` : 'gate.realName')}
      </LinkButton>
    ),
  }
  // those who run the competition do not sign up for it
  const isAsked = (block: Block) =>
    block === 'signUpFirst'
      ? competition !== null && !isOrganizer
      : block !== 'realNameFirst' || downloaders === 'verified'
  const items = downloadSteps.filter(isAsked).map((block): CheckItem => {
    const isBlocked = downloadBlocks.includes(block)
    const isEarly = mustSignUp && isBlocked && block === 'protocolFirst'
    // for a visitor only the sign-in has a verdict: the others depend on the person
    const isUnknown = isEarly || (isVisitor && block !== 'loginFirst')
    const isOnItsWay = isSent && block === 'realNameFirst'
    // a request says nothing once it is met
    const isOver = block === 'realNameFirst' && !isBlocked && !isUnknown
    return {
      id: block,
      title: t(isBlocked || isUnknown ? `gate.missing.${block}` : `gate.done.${block}`),
      verdict: isUnknown ? 'unknown' : isBlocked ? 'blocked' : 'ok',
      verdictText: t(isUnknown ? 'gate.waits' : isBlocked ? 'gate.blocked' : 'gate.ok'),
      fact: isOver
        ? undefined
        : t(isEarly ? 'gate.afterSignUp' : isOnItsWay ? `gate.${status}.fact` : `gate.fact.${block}`, { time }),
      action: isBlocked && !isUnknown ? remedies[block] : undefined,
    }
  })
  return (
    <Panel
      title={isVisitor ? t('gate.titleLogin') : t('gate.title', { count: downloadBlocks.length })}
      tone="warning"
      isFlush
    >
      <CheckList label={t('gate.list')} items={items} />
    </Panel>
  )
}
