import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import Send from 'lucide-react/dist/esm/icons/send.mjs'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation, Message } from '../conversation.ts'
import { LoginFirst } from '../LoginFirst.tsx'
import { keys } from '../SendMessageDialog/SendMessageDialog.css.ts'
import { useContentField } from '../useContentField.ts'
import { useLetter } from '../useLetter.ts'
import * as css from './MessageConversation.css.ts'

export interface ComposerProps {
  conversation: Conversation
  onSent: (messages: readonly Message[]) => void
}

/** Why nothing can be written, or what is left until the other one answers. */
function useContactNote({ can_send, muted, first_contact_left, participantor: { name } }: Conversation) {
  const { t } = useTranslation('message')
  if (muted) return t('conversation.mutedNote', { name })
  if (!can_send) return t('conversation.noneLeft', { name })
  if (first_contact_left !== null) return t('conversation.left', { name, count: first_contact_left })
  return null
}

/** The field to answer in. What cannot be sent stays in it. */
export function Composer({ conversation, onSent }: ComposerProps) {
  const { t } = useTranslation('message')
  const { id, name, avatar } = conversation.participantor
  const area = useRef<HTMLTextAreaElement>(null)
  const letter = useLetter({ place: `conversation-${id}`, preset: { id, name, avatar }, onSent })
  const { content, problem, failure, isSending } = letter
  const field = useContentField(content, problem)
  const note = useContactNote(conversation)

  const submit = async () => {
    await letter.submit()
    area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms a word of an input method is no command
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  if (!conversation.can_send) return <p className={css.note}>{note}</p>
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {problem === 'loginFirst' ? <LoginFirst /> : null}
      {failure === null ? null : (
        <Alert tone="danger" live="assertive" title={t('sendMessage.failed')}>
          {failure}
        </Alert>
      )}
      <TextArea
        label={t('conversation.write', { name })}
        rows={2}
        isGrowing
        value={content}
        onChange={letter.setContent}
        onKeyDown={onKeyDown}
        areaRef={area}
        hint={note ?? <span className={keys}>{t('sendMessage.keys')}</span>}
        {...field}
      />
      <div className={css.send}>
        <Button
          type="submit"
          kind="primary"
          icon={<Icon of={Send} />}
          isPending={isSending}
          pendingLabel={t('sendMessage.sending')}
        >
          {t('sendMessage.send')}
        </Button>
      </div>
    </form>
  )
}
