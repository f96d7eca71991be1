import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { discussionAddress } from '@shulei/domain/discussion/scope.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { callsOf, type PostCardProps } from '../discussion.ts'

export interface RemovePostProps extends PostCardProps {
  onClose: () => void
}

/** Asks before a post is removed, and says when a whole topic goes with it. */
export function RemovePost({ scope, topic, post, onChanged, onDone, onClose }: RemovePostProps) {
  const { t } = useTranslation('discussion')
  const { t: shell } = useTranslation('shell')
  const send = useSend()
  const navigate = useNavigate()
  const [isRemoving, setRemoving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const remove = async () => {
    setRemoving(true)
    setFailure(null)
    try {
      const params = { id: scope.id, topicId: topic.id, postId: post.id }
      const { removed } = await send(callsOf(scope).removePost, { params })
      if (removed === 'topic') {
        onDone({ what: 'topicRemoved', place: 'list' })
        return void navigate(discussionAddress(scope))
      }
      await onChanged()
      onClose()
      onDone({ what: 'removed', place: { topicId: topic.id, no: post.no } })
    } catch (error) {
      setFailure(failureText(error, t('removeFailed')))
    } finally {
      setRemoving(false)
    }
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('remove.title')}
      confirmText={t('remove.confirm')}
      cancelText={shell('action.cancel')}
      tone="danger"
      isPending={isRemoving}
      pendingLabel={t('remove.pending')}
      onConfirm={remove}
    >
      <p>{t(post.no === 0 && topic.replies === 0 ? 'remove.topicHint' : 'remove.hint')}</p>
      {failure === null ? null : (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
    </AlertDialog>
  )
}
