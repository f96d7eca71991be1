import { isClosedName } from '@shulei/domain/base/session/closing.ts'
import { messageProblem } from '@shulei/domain/talk/message/content.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import ImagePlus from 'lucide-react/dist/esm/icons/image-plus.mjs'
import Send from 'lucide-react/dist/esm/icons/send.mjs'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureChooser } from '../../../base/site/PictureChooser.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { useShownName } from '../../../base/site/useShownName.ts'
import type { UnsentMessage, UnsentPicture } from '../conversation/outbox.ts'
import { filesOf, usePictures } from '../conversation/usePictures.ts'
import { afterSending, type Conversation } from '../conversation.ts'
import { LoginFirst } from '../LoginFirst.tsx'
import { keys } from '../SendMessageDialog/SendMessageDialog.css.ts'
import { useContentField } from '../useContentField.ts'
import { useDraft } from '../useDraft.ts'
import type { SendProblem } from '../useMessageForm.ts'
import * as css from './MessageConversation.css.ts'

/** Methods of the field for its parent. */
export interface ComposerHandle {
  /** Puts an unsent text before the current text of the field. */
  takeBack: (content: string) => void
  /** Sends dropped pictures. */
  addPictures: (files: readonly File[]) => void
}

export interface ComposerProps {
  ref?: Ref<ComposerHandle>
  conversation: Conversation
  /** Messages written here that are not stored yet. */
  unsent: readonly UnsentMessage[]
  onSend: (content: string) => void
  onSendPicture: (picture: UnsentPicture) => void
  /** Takes the focus when it is mounted, unless an on-screen keyboard would cover the messages. */
  isFocused: boolean
}

/** Reason why the reader cannot write, or the number of messages left before the other person answers. */
function useContactNote({ can_send, blocked, refused, first_contact_left, participantor }: Conversation) {
  const { t } = useTranslation('message')
  const name = useShownName(participantor)
  if (isClosedName(participantor.name)) return t('conversation.closedNote')
  if (blocked) return t('conversation.blockedNote', { name })
  if (refused) return t('conversation.refusedNote', { name })
  if (!can_send) return t('conversation.noneLeft', { name })
  if (first_contact_left !== null) return t('conversation.left', { name, count: first_contact_left })
  return null
}

/** The field for a reply. A valid text moves to the log at once; an invalid one stays in the field. */
export function Composer({ ref, conversation, unsent, onSend, onSendPicture, isFocused }: ComposerProps) {
  const { t } = useTranslation('message')
  const { user } = useSiteState()
  const { id, name, avatar } = conversation.participantor
  const shownName = useShownName(conversation.participantor)
  const { t: shell } = useTranslation('shell')
  const area = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { draft, change, forget } = useDraft({
    userId: user?.id,
    place: `conversation-${id}`,
    preset: { id, name, avatar },
  })
  const { content } = draft
  const [problem, setProblem] = useState<SendProblem | null>(null)
  const field = useContentField(content, problem)
  const state = { ...conversation, ...afterSending(conversation, unsent.length) }
  const note = useContactNote(state)
  const pictures = usePictures(onSendPicture)
  const addPictures = (files: readonly File[]) => {
    if (files.length === 0) return
    if (user) pictures.add(files.slice(0, state.first_contact_left ?? files.length))
    else setProblem('loginFirst')
  }
  useImperativeHandle(ref, () => ({
    addPictures,
    takeBack(taken) {
      change({ content: content === '' ? taken : `${taken}\n${content}` })
      area.current?.focus()
    },
  }))

  // an on-screen keyboard would cover the messages
  useEffect(() => {
    if (isFocused && matchMedia('(hover: hover) and (pointer: fine)').matches)
      area.current?.focus({ preventScroll: true })
  }, [isFocused])

  const submit = () => {
    const found = user ? messageProblem(content) : 'loginFirst'
    setProblem(found)
    if (found === null) {
      onSend(content)
      forget(content)
    }
    area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // ignores the Enter that confirms an IME composition
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  if (!state.can_send) return <p className={css.note}>{note}</p>
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onPaste={({ clipboardData }) => addPictures(filesOf(clipboardData))}
    >
      {problem === 'loginFirst' || unsent[0]?.failure?.kind === 'loginFirst' ? <LoginFirst /> : null}
      {pictures.problem === null ? null : (
        <Alert tone="danger" live="assertive" closeLabel={shell('action.close')} onClose={pictures.forget}>
          {pictures.problem}
        </Alert>
      )}
      <TextArea
        label={t('conversation.write', { name: shownName })}
        rows={2}
        isGrowing
        value={content}
        onChange={(next) => {
          setProblem(null)
          change({ content: next })
        }}
        onKeyDown={onKeyDown}
        areaRef={area}
        hint={note ?? <span className={keys}>{t('sendMessage.keys')}</span>}
        {...field}
      />
      <div className={css.send}>
        <PictureChooser ref={chooser} onChoose={addPictures} />
        <Button icon={<Icon of={ImagePlus} />} onPress={() => chooser.current?.click()}>
          <span className={css.verb}>{t('picture.choose')}</span>
        </Button>
        <Button type="submit" variant="primary" icon={<Icon of={Send} />}>
          <span className={css.verb}>{t('sendMessage.send')}</span>
        </Button>
      </div>
    </form>
  )
}
