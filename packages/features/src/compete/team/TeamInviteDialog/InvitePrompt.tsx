import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import type { FormFailure } from '../../../base/form/form-failure.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import { TeamPreview } from '../TeamPreview/TeamPreview.tsx'
import * as css from './TeamInviteDialog.css.ts'
import type { TeamInvite } from './useAnswerInvite.ts'

export interface InvitePromptProps {
  invite: TeamInvite
  /** Why the answer was not sent. */
  failure: FormFailure | null
}

/** Step 1: the inviter, the competition, and the team that the acceptance would make. */
export function InvitePrompt({ invite, failure }: InvitePromptProps) {
  const { t } = useTranslation('team-invite')
  const { inviter_id: id, inviter_avatar: avatar, cmpt_title: title } = invite
  const name = useShownName({ id, name: invite.inviter_name })
  const { inviteId, team_id, cmpt_id } = invite
  return (
    <div className={css.stack}>
      <div className={css.prompt}>
        <Avatar name={name} seed={String(id)} size="m" {...(avatar ? { src: avatar } : {})} />
        <p className={css.words}>
          <bdi className={css.strong}>{name}</bdi> <span className={css.muted}>{t('invite.text')}</span>
          <span className={css.competition}>{title}</span>
        </p>
      </div>
      <TeamPreview teamId={team_id} competitionId={cmpt_id} wanted={{ inviteId }} reader="guest" />
      <p className={css.note}>{t('invite.noLeaving')}</p>
      {failure ? <FailureNote failure={failure} /> : null}
    </div>
  )
}
