import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { TopicDecision } from '@shulei/domain/publish/discussion/discussion.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import Pin from 'lucide-react/dist/esm/icons/pin.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OnDone, TopicBrief } from '../discussion.ts'
import * as css from './TopicPage.css.ts'

export interface TopicDecisionsProps {
  competitionId: number
  topic: TopicBrief
  /** Reads the topic again. */
  onDecided: () => Promise<unknown>
  onDone: OnDone
}

/** Pins and locks a topic for those who run the competition. Each button stays in its place, and then takes its decision back. */
export function TopicDecisions({ competitionId, topic, onDecided, onDone }: TopicDecisionsProps) {
  const { t } = useTranslation('discussion')
  const send = useSend()
  /** The button whose decision is on its way. */
  const [pending, setPending] = useState<'pin' | 'lock' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const decide = async (button: 'pin' | 'lock', decision: TopicDecision) => {
    setPending(button)
    setFailure(null)
    try {
      const params = { id: competitionId, topicId: topic.id }
      await send(refs.decideTopic, { params, body: { decision } })
      await onDecided()
      onDone(decision)
    } catch (error) {
      setFailure(failureText(error, t('decide.failed')))
    } finally {
      setPending(null)
    }
  }
  const rows = [
    ['pin', topic.isPinned ? 'unpin' : 'pin', Pin],
    ['lock', topic.isLocked ? 'unlock' : 'lock', Lock],
  ] as const
  return (
    <div className={css.decisions}>
      {rows.map(([key, decision, icon]) => (
        <Button
          key={key}
          size="s"
          icon={<Icon of={icon} size={15} />}
          isDisabled={pending !== null && pending !== key}
          isPending={pending === key}
          pendingLabel={t('decide.pending')}
          onPress={() => decide(key, decision)}
        >
          {t(`decide.${decision}`)}
        </Button>
      ))}
      {failure === null ? null : (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
    </div>
  )
}
