import * as profileAddress from '@shulei/domain/address/profile.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { useTranslation } from 'react-i18next'
import { useShownNames } from '../../../base/site/useShownName.ts'
import type { Competition } from '../useCompetition.ts'
import * as css from './ContestProfile.css.ts'

type Team = NonNullable<Competition['profile']['team']>

/** The reader's team: badge, manifesto, members, and whether it is flagged for cheating. */
export function OwnTeam({ team }: { team: Team }) {
  const { t } = useTranslation('contest-profile')
  const shownName = useShownNames()
  const { id, name, manifesto, avatar, cheatStatus, captainId, members } = team
  return (
    <Panel
      title={t('team')}
      aside={<Tag tone={cheatStatus === 0 ? 'success' : 'danger'}>{t(cheatStatus === 0 ? 'clean' : 'flagged')}</Tag>}
    >
      <div className={css.team}>
        <TeamBadge seed={String(id)} size="m" {...(avatar ? { src: avatar } : {})} />
        <div className={css.teamWords}>
          <h3 className={css.teamName}>{name}</h3>
          <p className={css.note}>{t('teamId', { id })}</p>
        </div>
      </div>
      <p className={css.manifesto} data-empty={manifesto === '' || undefined}>
        {manifesto || t('noManifesto')}
      </p>
      <h3 className={css.label}>{t('members')}</h3>
      <ul className={css.members}>
        {members.map((member) => (
          <li key={member.id} className={css.member}>
            <a
              className={css.memberLink}
              href={profileAddress.history({ id: member.id })}
              target="_blank"
              rel="noopener"
            >
              <Avatar
                name={shownName(member)}
                seed={String(member.id)}
                {...(member.avatar ? { src: member.avatar } : {})}
              />
              <bdi>{shownName(member)}</bdi>
            </a>
            {member.id === captainId ? <Tag>{t('captain')}</Tag> : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
