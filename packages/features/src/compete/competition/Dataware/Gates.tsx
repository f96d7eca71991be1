import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { type CheckItem, CheckList } from '@shulei/ui/CheckList/CheckList.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSignOnAddress } from '../../../base/site/useSignOnAddress.ts'
import { type Competition, isVisitor, maySignUp, signupOpensAt } from '../useCompetition.ts'

type Block = Competition['downloadBlocks'][number]

const gates = [
  ['loginFirst', 'login'],
  ['signUpFirst', 'signUp'],
  ['protocolFirst', 'protocol'],
  ['realNameFirst', 'realName'],
] as const satisfies readonly (readonly [Block, string])[]

/** Whether sign-up has begun and ended for those who do not run the competition. */
const isSignupOver = (competition: Competition, now: number) =>
  !competition.isOrganizer && signupOpensAt(competition) <= now && !maySignUp(competition, now)

/** The requirements of a download, each with its verdict, the reason, and the link that resolves it (B§4). */
export function Gates({ competition }: { competition: Competition }) {
  const { t } = useTranslation('dataware')
  const signOn = useSignOnAddress()
  const { id, downloadBlocks, isOrganizer, gate } = competition
  const { now } = useContext(TimeContext)
  const visitor = isVisitor(competition)
  const isOver = isSignupOver(competition, now)
  // nothing that somebody without a team does opens the downloads any more
  if (isOver && !visitor && downloadBlocks.includes('signUpFirst')) {
    return (
      <Panel title={t('closed')} tone="warning">
        <p>{t('closedHint')}</p>
      </Panel>
    )
  }
  const remedies: Partial<Record<Block, ReactNode>> = {
    loginFirst: (
      <LinkButton size="s" href={signOn('login2')}>
        {t('login')}
      </LinkButton>
    ),
    signUpFirst: visitor ? undefined : (
      <LinkButton size="s" component={Link} to={competitionAddress.signup({ id })}>
        {t('signUp')}
      </LinkButton>
    ),
    protocolFirst: (
      <LinkButton size="s" href="#protocol">
        {t('readProtocol')}
      </LinkButton>
    ),
    realNameFirst: visitor ? undefined : (
      <LinkButton size="s" component={Link} to={settingsAddress.certification()}>
        {t('realName')}
      </LinkButton>
    ),
  }
  // those who run the competition do not sign up for it, and not every competition asks for a name
  const asked = gates.filter(([block]) =>
    block === 'signUpFirst' ? !isOrganizer : block !== 'realNameFirst' || gate === 'realName',
  )
  const items = asked.map(([block, name]): CheckItem => {
    const blocked = downloadBlocks.includes(block)
    // for a visitor only the sign-in requirement has a verdict; the others depend on the person
    const unknown = visitor && block !== 'loginFirst'
    return {
      id: name,
      title: t(blocked || unknown ? `gate.${name}Missing` : `gate.${name}`),
      verdict: unknown ? 'unknown' : blocked ? 'blocked' : 'ok',
      verdictText: t(unknown ? 'waits' : blocked ? 'missing' : 'ok'),
      fact: name === 'realName' && (unknown || !blocked) ? undefined : t(`gate.${name}Fact`),
      action: blocked ? remedies[block] : undefined,
    }
  })
  return (
    <Panel
      title={visitor ? t('blockedLogin') : t('blocked', { count: downloadBlocks.length })}
      description={t(visitor && isOver ? 'closedVisitor' : 'blockedHint')}
      tone="warning"
      isFlush
    >
      <CheckList label={t('gates')} items={items} />
    </Panel>
  )
}
