import * as profileAddress from '@shulei/domain/address/profile.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { openMessageModal } from '../../../base/site/message-modal.ts'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import { fixedBy, isOpenToCaptain, type Team, type TeamMember, type Teams } from '../teams.ts'
import { useTeamWrite } from '../useTeamWrite.ts'
import { RemoveMember } from './RemoveMember.tsx'
import * as css from './TeamMemberList.css.ts'

function MemberRow({ member, children }: { member: TeamMember; children: ReactNode }) {
  const { t } = useTranslation('team')
  const { date } = useFormat()
  const { user } = useSiteState()
  const { id, avatar, role, joinedAt } = member
  const name = useShownName(member)
  return (
    <li className={css.row}>
      <Avatar name={name} seed={String(id)} {...(avatar ? { src: avatar } : {})} />
      <div className={css.words}>
        <p className={css.person}>
          <a className={css.link} href={profileAddress.history({ id })} target="_blank" rel="noopener">
            <bdi>{name}</bdi>
          </a>
          {role === 'captain' ? <Tag>{t('members.captain')}</Tag> : null}
          {user?.id === id ? <Tag tone="accent">{t('members.you')}</Tag> : null}
        </p>
        <p className={css.joined}>{t('members.joined', { at: date(joinedAt) })}</p>
      </div>
      {children}
    </li>
  )
}

const transferDialog = {
  code: async () => (await import('../TransferCaptainDialog/TransferCaptainDialog.tsx')).TransferCaptainDialog,
  texts: [],
}

/** Sentences about what the reader may do with the members, and why not more. */
function useNotes(teams: Teams, team: Team): string[] {
  const { t } = useTranslation('team')
  const fixed = fixedBy(teams)
  const isAlone = team.members.length === 1
  const rights =
    teams.role === 'member'
      ? [t('members.captainOnly'), t('members.stay')]
      : [t(isAlone ? 'members.alone' : 'members.captainStays')]
  if (fixed === null) return rights
  return fixed === 'frozen' && !isAlone ? [t('members.frozen'), ...rights] : [t(`members.${fixed}`)]
}

export interface TeamMemberListProps {
  teams: Teams
  team: Team
  /** Reads everything again that shows the team. */
  onChange: () => Promise<unknown>
}

/**
 * The members, the captain first. The captain removes members and hands over the captaincy; a member cannot leave (Q031).
 *
 * - MUST show remove and transfer to the captain alone (B§6); others read why they have no such button.
 * - MUST tell an accepted member that a member cannot leave, and lead to the captain (Q031).
 * - MUST ask before a removal, and tell in place what was done or why not.
 * - MUST tell that members are fixed: after the teams' deadline, after the end, and while the team is flagged.
 */
export function TeamMemberList({ teams, team, onChange }: TeamMemberListProps) {
  const { t } = useTranslation('team')
  const { number } = useFormat()
  const panelId = useId()
  const moveFocus = useMoveFocus()
  const [done, setDone] = useState<string | null>(null)
  const { failure, run } = useTeamWrite(onChange)
  // the dialog outlives the captaincy, which a refusal may find gone, since it says why
  const [isTransferring, setTransferring] = useState(false)
  const { Part: TransferCaptainDialog, warm } = useLoaded(transferDialog, isTransferring)
  const tell = (text: string) => {
    setDone(text)
    moveFocus(panelId)
  }
  const { members, captain } = team
  const notes = useNotes(teams, team)
  const isCaptain = teams.role === 'captain'
  const canTransfer = isOpenToCaptain(teams) && members.length > 1
  const canRemove = isCaptain && fixedBy(teams) === null
  const count = t('members.count', { count: number(members.length), max: number(teams.limits.teamMax) })
  return (
    <Panel id={panelId} tabIndex={-1} title={t('members.title')} aside={count}>
      <div className={css.stack}>
        {done === null ? null : (
          <Alert tone="success" live="polite" onClose={() => setDone(null)} closeLabel={t('close')}>
            {done}
          </Alert>
        )}
        {failure ? <FailureNote failure={failure} /> : null}
        <ul className={css.list}>
          {members.map((member) => (
            <MemberRow key={member.id} member={member}>
              {canRemove && member.role === 'member' ? (
                <RemoveMember
                  teamId={team.id}
                  member={member}
                  run={run}
                  onDone={tell}
                  onFailed={() => {
                    setDone(null)
                    moveFocus(panelId)
                  }}
                />
              ) : null}
            </MemberRow>
          ))}
        </ul>
        <div className={css.foot}>
          <div className={css.notes}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          {canTransfer ? (
            <Button onHoverStart={warm} onFocus={warm} onPress={() => setTransferring(true)}>
              {t('members.transfer')}
            </Button>
          ) : null}
          {isCaptain ? null : (
            <Button aria-haspopup="dialog" onPress={() => openMessageModal(captain)}>
              {t('members.write')}
            </Button>
          )}
        </div>
      </div>
      {isTransferring && TransferCaptainDialog ? (
        <TransferCaptainDialog
          team={team}
          onChange={onChange}
          onDone={(name) => {
            setTransferring(false)
            tell(t('transfer.done', { name }))
          }}
          onClose={() => {
            setTransferring(false)
            // the button that opened the dialog is gone
            if (!canTransfer) moveFocus(panelId)
          }}
        />
      ) : null}
    </Panel>
  )
}
