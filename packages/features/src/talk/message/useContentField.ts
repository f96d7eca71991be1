import { MAX_MESSAGE_LENGTH, messageLength } from '@shulei/domain/talk/message/content.ts'
import { useTranslation } from 'react-i18next'
import type { SendProblem } from './useMessageForm.ts'

/** From this number of remaining characters on, the counter is announced. */
const nearEnd = 20

/** Counter and error of the message field; counted as the server counts (Q063). */
export function useContentField(content: string, problem: SendProblem | null) {
  const { t } = useTranslation('message')
  const used = messageLength(content)
  const over = used - MAX_MESSAGE_LENGTH
  const isOver = over > 0
  const announcement = isOver
    ? t('sendMessage.overSpoken', { count: over })
    : -over <= nearEnd
      ? t('sendMessage.left', { count: -over })
      : ''
  const errorMessage = isOver
    ? t('sendMessage.over', { count: over })
    : problem === 'empty' || problem === 'forbidden'
      ? t(`sendMessage.${problem}`)
      : undefined
  return {
    counter: { text: t('sendMessage.counter', { used, max: MAX_MESSAGE_LENGTH }), isOver, announcement },
    errorMessage,
  }
}
