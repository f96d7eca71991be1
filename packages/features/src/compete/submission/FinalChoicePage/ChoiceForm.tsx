import { CallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Checkbox } from '@shulei/ui/Checkbox/Checkbox.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { useMoveFocus } from '../../../base/site/focus.ts'
import type { Competition } from '../../competition/useCompetition.ts'
import type { Choice } from '../choice.ts'
import * as css from './FinalChoicePage.css.ts'

type Choosable = Choice['list'][number]

interface RowProps {
  one: Choosable
  metric: Competition['metric']
  isChosen: boolean
  /** False for those who cannot choose. */
  isEditable: boolean
  onChange: (isChosen: boolean) => void
}

function ChoiceRow({ one: { no, name, description, score, createdAt, counts }, ...props }: RowProps) {
  const { t } = useTranslation('final-choice')
  const format = useFormat()
  const { metric, isChosen, isEditable, onChange } = props
  const words = (
    <>
      <span className={css.no}>{t('submission', { no })}</span>
      <span className={css.name}>{t('file', { name, at: format.dayTime(createdAt) })}</span>
      {description ? <span className={css.name}>{description}</span> : null}
    </>
  )
  return (
    <li className={css.row} data-counts={counts || undefined}>
      <div className={css.words}>
        {isEditable ? (
          <Checkbox isSelected={isChosen} onChange={onChange}>
            {words}
          </Checkbox>
        ) : (
          words
        )}
      </div>
      <div className={css.side}>
        <span>{t('score', { score: format.score(score, metrics[metric].decimals) })}</span>
        {counts ? <Tag tone="success">{t('counts')}</Tag> : null}
      </div>
    </li>
  )
}

export interface ChoiceFormProps {
  competition: Pick<Competition, 'id' | 'metric'>
  choice: Choice
  onSaved: (choice: Choice) => void
  /** Called when what the page knows may be outdated. */
  onStale: () => void
}

/** The list A submissions with a tick each, and the button that stores the ticks; without it for those who cannot choose. */
export function ChoiceForm({ competition, choice, onSaved, onStale }: ChoiceFormProps) {
  const { t } = useTranslation('final-choice')
  const send = useSend()
  const { count: max, list, isOpen, isCaptain } = choice
  const listId = useId()
  const moveFocus = useMoveFocus()
  const [ticks, setTicks] = useState<ReadonlySet<number>>(
    () => new Set(list.filter((one) => one.isChosen).map(({ id }) => id)),
  )
  const [phase, setPhase] = useState<'idle' | 'saving' | 'saved'>('idle')
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const key = useRef<string | null>(null)
  const isEditable = isOpen && isCaptain
  const over = ticks.size - max
  const isChanged = list.some(({ id, isChosen }) => ticks.has(id) !== isChosen)

  const tick = (id: number, isChosen: boolean) => {
    key.current = null
    setPhase('idle')
    setFailure(null)
    setTicks((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)))
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase === 'saving' || over > 0) return
    setPhase('saving')
    setFailure(null)
    key.current ??= crypto.randomUUID()
    try {
      const body = { scheduleId: choice.schedule_id, submissions: [...ticks] }
      onSaved(await send(refs.chooseFinal, { params: { id: competition.id }, body }, { idempotencyKey: key.current }))
      key.current = null
      setPhase('saved')
      // the button has nothing to store until something changes
      moveFocus(listId)
    } catch (error) {
      key.current = null
      setPhase('idle')
      setFailure(formFailure(error, t('failed')))
      if (error instanceof CallError && error.http === 409) onStale()
    }
  }
  return (
    <form method="post" className={css.part} noValidate onSubmit={(event) => void submit(event)}>
      <ol id={listId} tabIndex={-1} className={css.list} aria-label={t('list')}>
        {list.map((one) => (
          <ChoiceRow
            key={one.id}
            one={one}
            metric={competition.metric}
            isChosen={ticks.has(one.id)}
            isEditable={isEditable}
            onChange={(isChosen) => tick(one.id, isChosen)}
          />
        ))}
      </ol>
      {over > 0 ? (
        <Alert tone="warning" live="polite">
          {t('tooMany', { max, count: over })}
        </Alert>
      ) : null}
      {failure ? <FailureNote failure={failure} /> : null}
      {phase === 'saved' ? (
        <Alert tone="success" live="polite">
          {ticks.size > 0 ? t('saved') : t('savedNone', { count: max })}
        </Alert>
      ) : null}
      {isEditable ? (
        <div className={css.foot}>
          <span className={css.picked}>{t('picked', { count: ticks.size, max })}</span>
          <Button
            type="submit"
            variant="primary"
            isDisabled={over > 0 || !isChanged}
            isPending={phase === 'saving'}
            pendingLabel={t('saving')}
          >
            {ticks.size > 0 ? t('save') : t('saveNone')}
          </Button>
        </div>
      ) : null}
    </form>
  )
}
