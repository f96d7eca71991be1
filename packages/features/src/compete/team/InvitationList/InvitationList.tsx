import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import type { InviteState } from '@shulei/domain/compete/team/invite.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Tag, type TagTone } from '@shulei/ui/Tag/Tag.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import { canLookForPeople, panelIds, type Team, type Teams } from '../teams.ts'
import { useTeamWrite } from '../useTeamWrite.ts'
import { type RowWrite, Withdraw } from '../Withdraw.tsx'
import * as css from './InvitationList.css.ts'

type Invitation = Teams['invites'][number]

const tones: Readonly<Record<InviteState, TagTone>> = {
  invited: 'warning',
  agreed: 'success',
  refused: 'neutral',
  removed: 'neutral',
  void: 'neutral',
}

export interface InvitationListProps {
  teams: Teams
  team: Team
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
}

interface RowProps extends RowWrite {
  invitation: Invitation
  teamId: number
}

function InvitationRow({ invitation: { person, state, createdAt }, teamId, run, onEnd }: RowProps) {
  const { t } = useTranslation('team-invite')
  const { dateTime } = useFormat()
  const send = useSend()
  const { id, avatar } = person
  const name = useShownName(person)
  return (
    <li className={css.row}>
      <Avatar name={name} seed={String(id)} {...(avatar ? { src: avatar } : {})} />
      <div className={css.words}>
        <a className={css.name} href={profileAddress.history({ id })} target="_blank" rel="noopener">
          <bdi>{name}</bdi>
        </a>
        <p className={css.meta}>{t('list.sentAt', { at: dateTime(createdAt) })}</p>
      </div>
      <Tag tone={tones[state]}>{t(`list.state.${state}`)}</Tag>
      {state === 'invited' ? (
        <Withdraw
          aria-label={t('list.withdrawName', { name })}
          pendingLabel={t('list.withdrawing')}
          done={t('list.withdrawn', { name })}
          write={() => send(refs.removeInvite, { query: { userId: id, teamId } })}
          run={run}
          onEnd={onEnd}
        >
          {t('list.withdraw')}
        </Withdraw>
      ) : null}
    </li>
  )
}

const userDialog = {
  code: async () => (await import('../InviteUserDialog/InviteUserDialog.tsx')).InviteUserDialog,
  texts: ['message'],
}

/**
 * The captain's invitations with their states; the captain invites more people and withdraws open ones. Other members see nothing.
 */
export function InvitationList({ teams, team, onChange }: InvitationListProps) {
  const { t } = useTranslation('team-invite')
  const { t: shell } = useTranslation('shell')
  const { number } = useFormat()
  const panelId = useId()
  const moveFocus = useMoveFocus()
  const [done, setDone] = useState<string | null>(null)
  // the dialog outlives the right to invite, which a refused invitation may find gone, since it says why
  const [isInviting, setInviting] = useState(false)
  const { Part: InviteUserDialog, warm } = useLoaded(userDialog, isInviting)
  const { failure, run } = useTeamWrite(onChange, t('list.withdrawFailed'))
  const end = (text: string | null) => {
    setDone(text)
    moveFocus(panelId, panelIds.own)
  }
  const { cmptId, invites, limits } = teams
  const isCaptain = teams.role === 'captain'
  const isFull = team.members.length >= limits.teamMax
  const canInvite = canLookForPeople(teams)
  // the panel outlives the captaincy, which a refused withdrawal may find gone, since it says why
  if (!isCaptain && !isInviting && !failure) return null
  return (
    <Panel
      id={panelId}
      tabIndex={-1}
      title={t('list.title')}
      aside={
        canInvite ? (
          <Button size="s" variant="primary" onHoverStart={warm} onFocus={warm} onPress={() => setInviting(true)}>
            {t('list.invite')}
          </Button>
        ) : null
      }
    >
      <div className={css.stack}>
        {done === null ? null : (
          <Alert tone="success" live="polite" onClose={() => setDone(null)} closeLabel={shell('action.close')}>
            {done}
          </Alert>
        )}
        {failure ? <FailureNote failure={failure} /> : null}
        {isCaptain && isFull ? <p className={css.note}>{t('list.full', { max: number(limits.teamMax) })}</p> : null}
        {isCaptain && invites.length === 0 ? (
          <EmptyState size="s" title={t('list.empty')} description={t(canInvite ? 'list.emptyHint' : 'list.closed')} />
        ) : null}
        {invites.length > 0 ? (
          <ul className={css.list}>
            {invites.map((invitation) => (
              <InvitationRow key={invitation.inviteId} invitation={invitation} teamId={team.id} run={run} onEnd={end} />
            ))}
          </ul>
        ) : null}
      </div>
      {isInviting && InviteUserDialog ? (
        <InviteUserDialog
          competitionId={cmptId}
          team={team}
          onChange={onChange}
          onClose={() => {
            setInviting(false)
            // the button that opened the dialog is gone, or the panel with it
            if (!canInvite) moveFocus(panelId, panelIds.own)
          }}
        />
      ) : null}
    </Panel>
  )
}
