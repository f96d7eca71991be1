import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SubmitsAnswer } from '../submits.ts'

export interface AlsoAskedProps {
  competitionId: number
  answer: Pick<SubmitsAnswer, 'choice' | 'source' | 'verdict'>
}

/** Tasks of a schedule besides results: the choice for list B, and source code. Each has a page of its own. */
export function AlsoAsked({ competitionId: id, answer: { choice, source, verdict } }: AlsoAskedProps) {
  const { t } = useTranslation('submission')
  const { dayTime } = useFormat()
  const now = Date.parse(verdict.checkedAt)
  const asks = []
  if (choice) {
    const isOpen = now <= Date.parse(choice.until)
    asks.push({
      text: t(isOpen ? 'also.choice' : 'also.choiceClosed', { at: dayTime(choice.until) }),
      action: t('also.toChoice'),
      to: competitionAddress.finalChoice({ id, sch: choice.schedule_id }),
    })
  }
  if (source) {
    const isBefore = now < Date.parse(source.start)
    const isOpen = !isBefore && now <= Date.parse(source.end)
    const key = isBefore ? 'also.sourceBefore' : isOpen ? 'also.source' : 'also.sourceClosed'
    asks.push({
      text: t(key, { at: dayTime(isBefore ? source.start : source.end) }),
      action: t('also.toSource'),
      to: competitionAddress.sourceCode({ id }),
    })
  }
  return asks.map(({ text, action, to }) => (
    <Alert
      key={to}
      action={
        <LinkButton component={Link} to={to} size="s">
          {action}
        </LinkButton>
      }
    >
      {text}
    </Alert>
  ))
}
