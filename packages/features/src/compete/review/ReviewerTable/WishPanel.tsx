import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { SegmentedControl } from '@shulei/ui/SegmentedControl/SegmentedControl.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText, type SubmitRow } from '../review.ts'
import * as desk from './desk.css.ts'

export interface WishPanelProps {
  row: SubmitRow
  /** The review is over. */
  isClosed: boolean
  /** Called once the wish is stored: the list shows it. */
  onSaved: () => void
}

type Choice = 'want' | 'none' | 'avoid'
const choices = ['want', 'none', 'avoid'] as const

/** The wish of a reviewer of role 1 about a project: they want it, or must not see it. */
export function WishPanel({ row, isClosed, onSaved }: WishPanelProps) {
  const { t } = useTranslation('review')
  const send = useSend()
  const [chosen, setChosen] = useState<Choice>(row.wish ?? 'none')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const choose = async (choice: Choice) => {
    const before = chosen
    setChosen(choice)
    setProblem(null)
    setSaved(false)
    try {
      await send(refs.saveWish, { params: { id: row.id }, body: { wish: choice === 'none' ? null : choice } })
      setSaved(true)
      onSaved()
    } catch (error) {
      setChosen(before)
      setProblem(failureText(error, t('wish.failed')))
    }
  }
  return (
    <section className={desk.panel} aria-label={t('wish.title')}>
      <h2 className={desk.heading}>{t('wish.title')}</h2>
      <p className={desk.note}>{t('wish.lead')}</p>
      <SegmentedControl
        label={t('wish.label', { no: numberText(row.no) })}
        segments={choices.map((id) => ({ id, label: t(`wish.${id}`) }))}
        value={chosen}
        isDisabled={isClosed}
        onChange={(choice) => void choose(choice)}
      />
      {isClosed ? <p className={desk.note}>{t('wish.closed')}</p> : null}
      {problem !== null ? (
        <Alert tone="danger" live="assertive">
          {problem}
        </Alert>
      ) : null}
      {isSaved ? (
        <Alert tone="success" live="polite">
          {t(chosen === 'avoid' ? 'wish.avoided' : 'wish.saved')}
        </Alert>
      ) : null}
    </section>
  )
}
