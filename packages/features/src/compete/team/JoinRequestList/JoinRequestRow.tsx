import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownName } from '../../../base/site/useShownName.ts'
import { When } from '../../../base/site/When/When.tsx'
import { fixedBy, type JoinRequest, type Team, type Teams } from '../teams.ts'
import * as css from './JoinRequestList.css.ts'

export interface JoinRequestRowProps {
  request: JoinRequest
  teams: Teams
  /** The asked team. */
  team: Team
  /** Buttons of an open request. */
  children?: ReactNode
}

/** Size and tries of the team that an acceptance makes, and the limit that would refuse it. */
function Result({ request: { team: asking, reason }, teams, team }: Omit<JoinRequestRowProps, 'children'>) {
  const { t } = useTranslation('team')
  const { t: invite } = useTranslation('team-invite')
  const { number } = useFormat()
  if (!asking) return null
  const { limits } = teams
  const [max, tries] = [number(limits.teamMax), number(limits.maxTries)]
  const words = { members: max, tries, daily: number(limits.dailyLimit) }
  const { members, rank } = asking
  const parts = [
    t('requests.result', { count: number(team.members.length + members.length), max }),
    ...(limits.maxTries === 0 ? [] : [t('requests.tries', { used: number(team.tries.used + asking.tries), tries })]),
    ...(rank === null ? [] : [t('requests.rank', { list: listOfStage(teams.stage), rank: number(rank) })]),
  ]
  return (
    <>
      {fixedBy(teams) === null ? <p className={css.result}>{parts.join(' · ')}</p> : null}
      {reason === null ? null : <p className={css.kind}>{invite(`reason.${reason}`, words)}</p>}
    </>
  )
}

/** One join request: who asks, for whom, and why. The reason is shown as text. */
export function JoinRequestRow({ request, teams, team, children }: JoinRequestRowProps) {
  const { t } = useTranslation('team')
  const { applicant, team: asking, message, state, createdAt } = request
  const { id, avatar } = applicant
  const name = useShownName(applicant)
  const isOpen = state === 'pending'
  // the team of an answered request may be gone, and with it whether one person asked or several
  const kind = asking
    ? asking.members.length > 1
      ? t('requests.team', { team: asking.name, count: asking.members.length })
      : t('requests.solo')
    : isOpen
      ? t('requests.gone')
      : null
  return (
    <li className={css.row}>
      <Avatar name={name} seed={String(id)} {...(avatar ? { src: avatar } : {})} />
      <div className={css.words}>
        <div className={css.head}>
          <p className={css.name}>
            <bdi>{name}</bdi>
          </p>
          {isOpen ? null : (
            <Tag tone={state === 'accepted' ? 'success' : 'neutral'}>{t(`requests.state.${state}`)}</Tag>
          )}
          <p className={css.when}>
            <When at={createdAt} />
          </p>
        </div>
        {kind === null ? null : <p className={css.kind}>{kind}</p>}
        <p className={css.reason}>{message}</p>
        {isOpen ? <Result request={request} teams={teams} team={team} /> : null}
        {children ? <div className={css.actions}>{children}</div> : null}
      </div>
    </li>
  )
}
