import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './TeamInviteDialog.css.ts'
import type { TeamInvite } from './useAnswerInvite.ts'

/** Step 1: the inviter and the competition. */
export function InvitePrompt({ invite }: { invite: TeamInvite }) {
  const { t } = useTranslation('notice')
  const { inviter_name: name, inviter_avatar: avatar, cmpt_title: title } = invite
  return (
    <div className={css.prompt}>
      <Avatar name={name} size="m" {...(avatar ? { src: avatar } : {})} />
      <p className={css.words}>
        <bdi className={css.strong}>{name}</bdi> <span className={css.muted}>{t('invite.text')}</span>
        <span className={css.competition}>{title}</span>
      </p>
    </div>
  )
}
