import { failureText } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Dialog } from '@shulei/ui/Dialog/Dialog.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { InvitePrompt } from './InvitePrompt.tsx'
import { InviteResult } from './InviteResult.tsx'
import { useAnswerInvite } from './useAnswerInvite.ts'

export interface TeamInviteDialogProps {
  inviteId: number
  onClose: () => void
}

/** An invitation into a team: the question, then the result of the answer (A§2, A§4). Mounted while it is open. */
export function TeamInviteDialog({ inviteId, onClose }: TeamInviteDialogProps) {
  const { t } = useTranslation('notice')
  const { t: shell } = useTranslation('shell')
  const { data: invite, error, mutate } = useCall(refs.teamInvite, { query: { inviteId } })
  const { outcome, pending, agree, refuse } = useAnswerInvite(invite, onClose)

  const footer = () => {
    if (outcome === 'success' && invite) {
      return (
        <LinkButton
          component={Link}
          to={competitionAddress.profile({ id: invite.cmpt_id })}
          variant="primary"
          onClick={onClose}
        >
          {t('invite.successLink')}
        </LinkButton>
      )
    }
    if (outcome || !invite) return <Button onPress={onClose}>{t('invite.close')}</Button>
    return (
      <>
        <Button
          onPress={() => void refuse()}
          isDisabled={pending === 'agree'}
          isPending={pending === 'refuse'}
          pendingLabel={t('invite.refusing')}
        >
          {t('invite.refuse')}
        </Button>
        <Button
          variant="primary"
          onPress={() => void agree()}
          isDisabled={pending === 'refuse'}
          isPending={pending === 'agree'}
          pendingLabel={t('invite.agreeing')}
        >
          {t('invite.agree')}
        </Button>
      </>
    )
  }
  return (
    <Dialog
      title={outcome ? t(outcome === 'success' ? 'invite.doneTitle' : 'invite.failedTitle') : t('invite.title')}
      closeLabel={shell('action.close')}
      size="s"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={footer()}
    >
      {outcome ? (
        <InviteResult outcome={outcome} />
      ) : invite ? (
        <InvitePrompt invite={invite} />
      ) : error ? (
        <ErrorState size="s" title={failureText(error, shell('state.loadFailed'))} detail={error.requestId}>
          <Button size="s" onPress={() => void mutate()}>
            {shell('action.retry')}
          </Button>
        </ErrorState>
      ) : (
        <Loading label={shell('a11y.loading')} size="l" />
      )}
    </Dialog>
  )
}
