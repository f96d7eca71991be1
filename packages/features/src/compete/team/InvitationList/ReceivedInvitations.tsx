import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { useShownNames } from '../../../base/site/useShownName.ts'
import { inviteDialog } from '../InviteEntry/dialog.ts'
import { panelIds, parsePage, type Teams } from '../teams.ts'
import * as css from './InvitationList.css.ts'

export interface ReceivedInvitationsProps {
  teams: Teams
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
}

const panelId = 'received'
const linkId = (inviteId: number) => `received-${inviteId}`

/** Reads the invitation that a link opens. Invalid values count as absent. */
function parseInvite(search: string): number | null {
  const invite = new URLSearchParams(search).get('invite') ?? ''
  return /^[1-9]\d{0,14}$/.test(invite) ? Number(invite) : null
}

/** Address of the page with an invitation open, or without one, on the same page of teams that look for people. */
function useAddress(competitionId: number) {
  const page = parsePage(new URLSearchParams(useLocation().search))
  return (invite?: number) =>
    competitionAddress.teams({ id: competitionId, invite, page: page === 1 ? undefined : page })
}

/**
 * The invitation of the page's address; closing it leaves the page without it. The address keeps the result in sight when the page
 * is read again after the answer.
 */
function LinkedInvitation({ competitionId, onAnswered }: { competitionId: number; onAnswered: () => void }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const addressOf = useAddress(competitionId)
  const inviteId = parseInvite(search)
  const { Part: TeamInviteDialog } = useLoaded(inviteDialog, inviteId !== null)
  const moveFocus = useMoveFocus()
  const shownId = useRef(inviteId)
  useEffect(() => {
    // an answer takes the link away, and the last one takes the panel too
    if (shownId.current !== null && inviteId === null) {
      moveFocus(linkId(shownId.current), panelId, panelIds.own, panelIds.find)
    }
    shownId.current = inviteId
  })
  if (inviteId === null || !TeamInviteDialog) return null
  return (
    <TeamInviteDialog
      inviteId={inviteId}
      onAnswered={onAnswered}
      onClose={() => void navigate(addressOf(), { replace: true, preventScrollReset: true })}
    />
  )
}

/** Open invitations to the reader, and the one that the page's address opens. */
export function ReceivedInvitations({ teams: { cmptId, received }, onChange }: ReceivedInvitationsProps) {
  const { t } = useTranslation('team-invite')
  const { dateTime } = useFormat()
  const addressOf = useAddress(cmptId)
  const nameOf = useShownNames()
  return (
    <>
      <LinkedInvitation competitionId={cmptId} onAnswered={() => void onChange()} />
      {received.length === 0 ? null : (
        <Panel id={panelId} tabIndex={-1} title={t('received.title')} tone="accent">
          <ul className={css.list}>
            {received.map(({ inviteId, team, inviter, createdAt, memberCount }) => (
              <li key={inviteId} className={css.row}>
                <TeamBadge seed={String(team.id)} {...(team.avatar ? { src: team.avatar } : {})} />
                <div className={css.words}>
                  <p className={css.name}>
                    <bdi>{team.name}</bdi>
                  </p>
                  <p className={css.meta}>
                    {t('received.line', { name: nameOf(inviter), count: memberCount, at: dateTime(createdAt) })}
                  </p>
                </div>
                <LinkButton
                  component={Link}
                  id={linkId(inviteId)}
                  to={addressOf(inviteId)}
                  preventScrollReset
                  replace
                  size="s"
                  variant="primary"
                  aria-label={t('received.openName', { team: team.name })}
                >
                  {t('received.open')}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
