import { useCall } from '@shulei/client/hooks.ts'
import type { Args, Data } from '@shulei/contract/call.ts'
import type { teamPreview } from '@shulei/contract/compete/team/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { useShownNames } from '../../../base/site/useShownName.ts'
import * as css from './TeamPreview.css.ts'

type Preview = Data<typeof teamPreview>

/** Arguments of the call: an invitation to a person, its acceptance, a join request, or joining without any of them. */
export type PreviewWanted = Args<typeof teamPreview>['query']

/** The server's verdict with the team that would result. Each preview reads it anew: the cache may have an older one. */
export const usePreview = (teamId: number, wanted: PreviewWanted | null) =>
  useCall(refs.teamPreview, wanted && { params: { id: teamId }, query: wanted }, { revalidateOnMount: true })

export interface TeamPreviewProps {
  /** The team that stays. */
  teamId: number
  competitionId: number
  wanted: PreviewWanted
  /** The person who decides. It selects the sentences about a missing sign-up, and about a person who is in a team. */
  reader: 'guest' | 'captain'
}

/** No limit: an evaluation ends soon, and an open invitation waits for its answer. */
const isMild = (reason: Preview['reason']) => reason === 'evaluating' || reason === 'alreadyInvited'

/** The limit that would refuse, by the server's own verdict. */
function Verdict({
  preview,
  competitionId,
  reader,
}: { preview: Preview } & Omit<TeamPreviewProps, 'teamId' | 'wanted'>) {
  const { t } = useTranslation('team-invite')
  const { number } = useFormat()
  const { reason, team } = preview
  if (reason === null) return null
  if (reason === 'notSignedUp') {
    return reader === 'captain' ? (
      <Alert>{t('reason.guestNotSignedUp')}</Alert>
    ) : (
      <Alert
        action={
          <TextLink component={Link} to={competitionAddress.signup({ id: competitionId })} isStandalone>
            {t('preview.signUp')}
          </TextLink>
        }
      >
        {t('reason.notSignedUp')}
      </Alert>
    )
  }
  const { max, dailyLimit } = team.tries
  const words = { members: number(team.teamMax), tries: number(max), daily: number(dailyLimit) }
  const sentence =
    reason === 'notSolo' && reader === 'guest'
      ? 'ownNotSolo'
      : reason === 'organizersDoNotCompete' && reader === 'captain'
        ? 'guestOrganizersDoNotCompete'
        : reason
  return <Alert tone={isMild(reason) ? 'info' : 'warning'}>{t(`reason.${sentence}`, words)}</Alert>
}

function Figure({ label, children, most }: { label: string; children: ReactNode; most?: string }) {
  return (
    <div>
      <dt className={css.label}>{label}</dt>
      <dd className={css.figure}>
        {children}
        {most === undefined ? null : <span className={css.most}> / {most}</span>}
      </dd>
    </div>
  )
}

/** Members, tries and rank of the team that results, and the limit that would refuse it. Texts: `team-invite`. */
export function TeamPreview({ teamId, competitionId, wanted, reader }: TeamPreviewProps) {
  const { t } = useTranslation('team-invite')
  const { number } = useFormat()
  const shownName = useShownNames()
  const { data, error, mutate } = usePreview(teamId, wanted)
  if (!data) return <NotRead rows={3} error={error} onRetry={() => void mutate()} />
  const { id, name, avatar, captain, members, teamMax, tries, rank, stage } = data.team
  return (
    <section className={css.preview} aria-label={t('preview.title')}>
      <div className={css.head}>
        <TeamBadge seed={String(id)} size="m" {...(avatar ? { src: avatar } : {})} />
        <div className={css.names}>
          <p className={css.label}>{t('preview.title')}</p>
          <p className={css.name}>
            <bdi>{name}</bdi>
          </p>
        </div>
      </div>
      <ul className={css.people} aria-label={t('preview.members')}>
        {members.map((member) => (
          <li key={member.id} className={css.person}>
            <Avatar
              name={shownName(member)}
              seed={String(member.id)}
              size="xs"
              {...(member.avatar ? { src: member.avatar } : {})}
            />
            <bdi className={css.personName}>{shownName(member)}</bdi>
            {member.id === captain.id ? <Tag isOutlined>{t('preview.captain')}</Tag> : null}
            {member.joins ? <Tag tone="accent">{t('preview.joins')}</Tag> : null}
          </li>
        ))}
      </ul>
      <dl className={css.figures}>
        <Figure label={t('preview.members')} most={number(teamMax)}>
          {number(members.length)}
        </Figure>
        {tries.max === 0 ? null : (
          <Figure label={t('preview.used')} most={number(tries.max)}>
            {number(tries.used)}
          </Figure>
        )}
        {tries.dailyLimit === 0 ? null : (
          <Figure label={t('preview.left')} most={number(tries.dailyLimit)}>
            {number(tries.leftToday)}
          </Figure>
        )}
        <Figure label={t('preview.rank', { list: listOfStage(stage) })}>
          {rank === null ? t('preview.noRank') : t('preview.rankNo', { rank: number(rank) })}
        </Figure>
      </dl>
      <Verdict preview={data} competitionId={competitionId} reader={reader} />
    </section>
  )
}
