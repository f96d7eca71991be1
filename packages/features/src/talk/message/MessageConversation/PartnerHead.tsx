import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as messageAddress from '@shulei/domain/address/message.ts'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { IconButton } from '@shulei/ui/IconButton/IconButton.tsx'
import { Menu, MenuItem, MenuTrigger } from '@shulei/ui/Menu/Menu.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import ArrowLeft from 'lucide-react/dist/esm/icons/arrow-left.mjs'
import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { reportDialog } from '../../../base/block/reportDialog.ts'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import type { Conversation } from '../conversation.ts'
import * as css from './MessageConversation.css.ts'
import { PartnerAvatar } from './PartnerAvatar.tsx'

export interface PartnerHeadProps {
  conversation: Conversation
  onChange: (conversation: Conversation) => void
  onRemoved: () => void
  /** Receives the error in the reader's language. */
  onFailure: (text: string) => void
}

/** Name of the other person, and the actions: block, report, remove the conversation. */
export function PartnerHead({ conversation, onChange, onRemoved, onFailure }: PartnerHeadProps) {
  const { t } = useTranslation('message')
  const { t: shell } = useTranslation('shell')
  const send = useSend()
  const [open, setOpen] = useState<'report' | 'remove' | null>(null)
  const { Part: ReportDialog } = useLoaded(reportDialog, open === 'report')
  const { participantor, blocked } = conversation
  const { id, system } = participantor
  const name = useShownName(participantor)
  const params = { id }

  const told = (error: unknown) => failureText(error, shell('state.loadFailedHint'))
  const toggleBlock = async () => {
    try {
      onChange(blocked ? await send(refs.unblockPerson, { params }) : await send(refs.blockPerson, { params }))
    } catch (error) {
      onFailure(told(error))
    }
  }
  const remove = async () => {
    try {
      await send(refs.deleteConversation, { params })
      onRemoved()
    } catch (error) {
      return told(error)
    }
  }

  return (
    <div className={css.head}>
      <PageTitle text={t('conversation.pageTitle', { name })} />
      <Link className={css.back} to={messageAddress.list()} aria-label={t('conversation.back')}>
        <Icon of={ArrowLeft} />
      </Link>
      <PartnerAvatar partner={participantor} />
      <h2 className={css.name}>
        <bdi>{name}</bdi>
      </h2>
      {blocked ? <Tag>{t('session.blocked')}</Tag> : null}
      <span className={css.headMenu}>
        <MenuTrigger>
          <IconButton label={t('conversation.menu', { name })} icon={<Icon of={Ellipsis} />} />
          <Menu>
            {system ? null : (
              <MenuItem onAction={() => void toggleBlock()} note={blocked ? undefined : t('conversation.blockNote')}>
                {t(blocked ? 'conversation.unblock' : 'conversation.block')}
              </MenuItem>
            )}
            {system ? null : <MenuItem onAction={() => setOpen('report')}>{t('conversation.report')}</MenuItem>}
            <MenuItem tone="danger" onAction={() => setOpen('remove')}>
              {t('conversation.remove')}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      </span>
      <AlertDialog
        isOpen={open === 'remove'}
        onOpenChange={(isOpen) => {
          if (!isOpen) setOpen(null)
        }}
        title={t('conversation.removeTitle', { name })}
        confirmText={t('conversation.delete')}
        cancelText={t('sendMessage.cancel')}
        tone="danger"
        pendingLabel={t('conversation.deleting')}
        onConfirm={remove}
      >
        {t('conversation.deleteHint')}
      </AlertDialog>
      {open === 'report' && ReportDialog ? <ReportDialog partnerId={id} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}
