import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { discussionAddress } from '@shulei/domain/discussion/scope.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { IconButton } from '@shulei/ui/IconButton/IconButton.tsx'
import { Menu, MenuItem, MenuTrigger } from '@shulei/ui/Menu/Menu.tsx'
import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { reportDialog } from '../../block/reportDialog.ts'
import { useLoaded } from '../../site/useLoaded.ts'
import { callsOf, type PostCardProps } from '../discussion.ts'

interface RemovePostProps extends PostCardProps {
  isOpen: boolean
  onClose: () => void
}

/** Asks before a post is removed, and says when a whole topic goes with it. */
function RemovePost({ scope, topic, post, onChanged, isOpen, onClose }: RemovePostProps) {
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
      if (removed === 'topic') return void navigate(discussionAddress(scope))
      await onChanged()
      onClose()
    } catch (error) {
      setFailure(failureText(error, t('removeFailed')))
    } finally {
      setRemoving(false)
    }
  }
  return (
    <AlertDialog
      isOpen={isOpen}
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

export interface PostMenuProps extends PostCardProps {
  /** The reader may change the text. */
  mayEdit: boolean
  onEdit: () => void
}

/** Actions of a signed-in reader on a post: change and remove one's own, report another person's. */
export function PostMenu({ mayEdit, onEdit, ...props }: PostMenuProps) {
  const { t } = useTranslation('discussion')
  const { scope, topic, post } = props
  const [open, setOpen] = useState<'remove' | 'report' | null>(null)
  const { Part: Report } = useLoaded(reportDialog, open === 'report')
  const close = () => setOpen(null)
  return (
    <>
      <MenuTrigger>
        <IconButton size="s" label={t('menu.label')} icon={<Icon of={Ellipsis} size={15} />} />
        <Menu>
          {mayEdit ? <MenuItem onAction={onEdit}>{t('menu.edit')}</MenuItem> : null}
          {post.isOwn ? (
            <MenuItem tone="danger" onAction={() => setOpen('remove')}>
              {t('menu.remove')}
            </MenuItem>
          ) : (
            <MenuItem onAction={() => setOpen('report')}>{t('menu.report')}</MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {post.isOwn ? <RemovePost {...props} isOpen={open === 'remove'} onClose={close} /> : null}
      {Report && open === 'report' ? (
        <Report post={{ scope, topicId: topic.id, postId: post.id }} onClose={close} />
      ) : null}
    </>
  )
}
