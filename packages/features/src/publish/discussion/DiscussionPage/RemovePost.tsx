import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { postAnchor } from '@shulei/domain/publish/discussion/pages.ts'
import { discussionAddress } from '@shulei/domain/publish/discussion/scope.ts'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { callsOf, type PostCardProps, topicsId } from '../discussion.ts'

export interface RemovePostProps extends PostCardProps {
  onClose: () => void
}

/** Asks before a post is removed, and says when a whole topic goes with it. */
export function RemovePost({ scope, topic, post, onChanged, onDone, onClose }: RemovePostProps) {
  const { t } = useTranslation('discussion')
  const { t: shell } = useTranslation('shell')
  const send = useSend()
  const navigate = useNavigate()
  const remove = async () => {
    try {
      const params = { id: scope.id, topicId: topic.id, postId: post.id }
      const { removed } = await send(callsOf(scope).removePost, { params })
      if (removed === 'topic') {
        onDone('topicRemoved', topicsId)
        return void navigate(discussionAddress(scope))
      }
      await onChanged()
      onClose()
      onDone('removed', postAnchor(post.no))
    } catch (error) {
      return failureText(error, t('removeFailed'))
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
      pendingLabel={t('remove.pending')}
      onConfirm={remove}
    >
      {t(post.no === 0 && topic.replies === 0 ? 'remove.topicHint' : 'remove.hint')}
    </AlertDialog>
  )
}
