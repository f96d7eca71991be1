import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { IconButton } from '@shulei/ui/IconButton/IconButton.tsx'
import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportDialog } from '../../../base/block/reportDialog.ts'
import { type LoadedPart, useLoaded } from '../../../base/site/useLoaded.ts'
import type { PostCardProps } from '../discussion.ts'
import type { PostMenuListProps } from './PostMenuList.tsx'
import type { RemovePostProps } from './RemovePost.tsx'

const listPart: LoadedPart<PostMenuListProps> = {
  code: async () => (await import('./PostMenuList.tsx')).PostMenuList,
  texts: [],
}

const removePart: LoadedPart<RemovePostProps> = {
  code: async () => (await import('./RemovePost.tsx')).RemovePost,
  texts: [],
}

export interface PostMenuProps extends PostCardProps {
  /** The reader may change the text. */
  mayEdit: boolean
  /** Gives the focus to the button, as the form that it opened had it. */
  autoFocus: boolean
  onEdit: () => void
}

/**
 * Actions of a signed-in reader on a post: change and remove one's own, report another person's. The list of them loads when the
 * pointer or the focus comes near, and the question before a removal once somebody removes.
 */
export function PostMenu({ mayEdit, autoFocus, onEdit, ...props }: PostMenuProps) {
  const { t } = useTranslation('discussion')
  const { scope, topic, post } = props
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'list' | 'remove' | 'report' | null>(null)
  const { Part: List, warm } = useLoaded(listPart, open === 'list')
  const { Part: Remove } = useLoaded(removePart, open === 'remove')
  const { Part: Report } = useLoaded(reportDialog, open === 'report')
  const close = () => setOpen(null)
  return (
    <>
      <IconButton
        ref={button}
        autoFocus={autoFocus}
        size="s"
        label={t('menu.label')}
        icon={<Icon of={Ellipsis} size={15} />}
        aria-haspopup="menu"
        aria-expanded={open === 'list'}
        onHoverStart={warm}
        onFocus={warm}
        onPress={() => setOpen(open === 'list' ? null : 'list')}
      />
      {List && open === 'list' ? (
        <List
          mayEdit={mayEdit}
          isOwn={post.isOwn}
          triggerRef={button}
          onEdit={onEdit}
          onRemove={() => setOpen('remove')}
          onReport={() => setOpen('report')}
          onClose={() => setOpen((now) => (now === 'list' ? null : now))}
        />
      ) : null}
      {Remove && open === 'remove' ? <Remove {...props} onClose={close} /> : null}
      {Report && open === 'report' ? (
        <Report post={{ scope, topicId: topic.id, postId: post.id }} onClose={close} />
      ) : null}
    </>
  )
}
