import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { openMessageModal } from '../../../base/site/message-modal.ts'
import { useShownNames } from '../../../base/site/useShownName.ts'
import { JoinRequestEntry } from '../JoinRequestEntry/JoinRequestEntry.tsx'
import { canLookForPeople, panelIds, type Teams } from '../teams.ts'
import * as css from './FindTeam.css.ts'
import { OwnLooking } from './OwnLooking.tsx'
import { Wanted } from './Wanted.tsx'

export interface FindTeamProps {
  teams: Teams
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
}

type LookingTeam = Teams['looking']['list'][number]

interface RowProps {
  one: LookingTeam
  teams: Teams
  /** Called once a join request to the team is stored. */
  onSent: () => void
}

const nameId = ({ id }: LookingTeam) => `looking-${id}`

function LookingRow({ one, teams, onSent }: RowProps) {
  const { t } = useTranslation('team-search')
  const { date, number } = useFormat()
  const nameOf = useShownNames()
  const { id, name, avatar, manifesto, captain, size, members, skills, time, since, rank, full, requestId } = one
  // the server names only people who show their competitions
  const others = members.filter((member) => member.id !== captain.id)
  return (
    <li className={css.row}>
      <TeamBadge seed={String(id)} size="m" {...(avatar ? { src: avatar } : {})} />
      <div className={css.words}>
        <div className={css.head}>
          <h3 id={nameId(one)} tabIndex={-1} className={css.name}>
            <bdi>{name}</bdi>
          </h3>
          {full ? <Tag>{t('row.full')}</Tag> : null}
          {requestId === null ? null : <Tag tone="accent">{t('row.asked')}</Tag>}
        </div>
        <p className={css.meta}>
          {t('row.size', { count: size, max: number(teams.limits.teamMax) })}
          {' · '}
          {rank === null ? t('row.noRank') : t('row.rank', { list: listOfStage(teams.stage), rank: number(rank) })}
          {' · '}
          {t('row.since', { at: date(since) })}
        </p>
        {manifesto === '' ? null : <p className={css.manifesto}>{manifesto}</p>}
        <Wanted skills={skills} time={time} />
        <p className={css.meta}>
          {t('row.people')}
          {[captain, ...others].map((person, index) => (
            <span key={person.id}>
              {index === 0 ? null : t('row.and')}
              <a className={css.person} href={profileAddress.history({ id: person.id })} target="_blank" rel="noopener">
                <bdi>{nameOf(person)}</bdi>
              </a>
            </span>
          ))}
        </p>
        <div className={css.actions}>
          <Button
            size="s"
            aria-haspopup="dialog"
            aria-label={t('row.writeName', { name: nameOf(captain) })}
            onPress={() => openMessageModal(captain)}
          >
            {t('row.write')}
          </Button>
          {full || requestId !== null ? null : <JoinRequestEntry teams={teams} host={{ id, name }} onSent={onSent} />}
        </div>
      </div>
    </li>
  )
}

/** A list without rows: a page after the last one, nobody who looks for people, or nobody who may. */
function NoRows({ teams }: { teams: Teams }) {
  const { t } = useTranslation('team-search')
  const { number } = useFormat()
  const { cmptId, looking, limits } = teams
  if (looking.total > 0) {
    return (
      <EmptyState size="s" title={t('beyond')} description={t('beyondHint', { n: number(looking.total) })}>
        <LinkButton component={Link} to={competitionAddress.teams({ id: cmptId, hash: panelIds.find })} size="s">
          {t('toFirst')}
        </LinkButton>
      </EmptyState>
    )
  }
  if (limits.frozen || limits.ended) return <EmptyState size="s" title={t('over')} description={t('overHint')} />
  return <EmptyState size="s" title={t('empty')} description={canLookForPeople(teams) ? t('emptyHint') : undefined} />
}

/** Teams and solo entrants that look for people, newest first, and the reader's own search. Contact goes by message. */
export function FindTeam({ teams, onChange }: FindTeamProps) {
  const { t } = useTranslation('team-search')
  const { t: ask } = useTranslation('team')
  const moveFocus = useMoveFocus()
  const { cmptId, team, looking, sent } = teams
  const [done, setDone] = useState<{ text: string; asked?: number }>({ text: '' })
  // the sentence about a request ends with the request
  const isStale =
    done.asked !== undefined && !sent.some(({ team, state }) => team?.id === done.asked && state === 'pending')
  const finish = async (one: LookingTeam) => {
    await onChange()
    setDone({ text: ask('ask.sent', { team: one.name }), asked: one.id })
    // an asked team has no button to ask it, and one that looks for nobody any more has no row: the list of requests shows it
    moveFocus(nameId(one), panelIds.sent)
  }
  return (
    <Panel
      id={panelIds.find}
      tabIndex={-1}
      title={t('title')}
      description={looking.list.length > 0 ? t('description') : undefined}
    >
      <div className={css.stack}>
        <VisuallyHidden role="status">{isStale ? '' : done.text}</VisuallyHidden>
        {team ? (
          <OwnLooking teams={teams} team={team} onChange={onChange} onDone={(text) => setDone({ text })} />
        ) : null}
        {looking.list.length === 0 ? (
          <NoRows teams={teams} />
        ) : (
          <ul className={css.list} aria-label={t('title')}>
            {looking.list.map((one) => (
              <LookingRow key={one.id} one={one} teams={teams} onSent={() => void finish(one)} />
            ))}
          </ul>
        )}
        <Pagination
          label={t('pages')}
          page={looking.page}
          pageCount={looking.list.length > 0 ? Math.ceil(looking.total / looking.per_page) : 0}
          linkTo={(page) => ({ to: competitionAddress.teams({ id: cmptId, page, hash: panelIds.find }) })}
          pageLabel={(page) => t('page', { page })}
          previousText={t('previous')}
          nextText={t('next')}
          component={Link}
        />
      </div>
    </Panel>
  )
}
