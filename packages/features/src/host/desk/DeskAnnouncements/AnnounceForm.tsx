import { countText } from '@shulei/domain/base/text/count.ts'
import { announcementTexts, audiences } from '@shulei/domain/host/desk/acts.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import type { Announcements } from '../desk.ts'
import { TextPair } from '../TextPair.tsx'
import * as css from './DeskAnnouncements.css.ts'
import { Preview } from './Preview.tsx'
import { type Part, parts, useAnnouncing } from './useAnnouncing.ts'

export interface AnnounceFormProps {
  competitionId: number
  /** How many people each audience has now. */
  counts: Announcements['audiences']
  onSent: () => void
}

/**
 * The form of an announcement.
 *
 * - MUST name how many people get it before it is sent.
 * - MUST send it once, however often sending is tried.
 * - MUST keep what was written when sending fails.
 */
export function AnnounceForm({ competitionId, counts, onSent }: AnnounceFormProps) {
  const { t } = useTranslation('desk')
  const { number, pick } = useFormat()
  const box = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(box)
  const form = useAnnouncing(competitionId)
  const [isAsking, setAsking] = useState(false)
  const [sentTo, setSentTo] = useState<number | null>(null)
  const { values, audience, title, text, problems, failure, change } = form
  const count = counts[audience]
  const forCount = { count, n: number(count) }
  const put = (name: string, typed: string) => {
    setSentTo(null)
    change({ [name]: typed })
  }
  const problemOf = (part: Part, lang: 'cn' | 'en') => {
    const name = `${part}.${lang}` as const
    const problem = problems[name]
    if (problem === undefined) return undefined
    if (problem === 'empty') return t('announce.empty')
    return t('values.tooLong', { count: countText(values[name]) - announcementTexts[part] })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.check()) setAsking(true)
    else focusProblem()
  }
  const announce = async () => {
    const people = await form.announce()
    if (people === null) return
    setSentTo(people)
    onSent()
  }
  return (
    <Panel title={t('announce.title')} description={t('announce.text')}>
      <form ref={box} method="post" className={css.form} noValidate onSubmit={submit}>
        <noscript>
          <Alert tone="warning">{t('values.needsScript')}</Alert>
        </noscript>
        <RadioGroup
          label={t('announce.audience')}
          options={audiences.map((value) => ({
            value,
            label: t(`announce.${value}`, { count: counts[value], n: number(counts[value]) }),
          }))}
          value={audience}
          onChange={(chosen) => put('audience', chosen)}
          hint={count === 0 ? t('announce.nobody') : undefined}
        />
        {parts.map((part) => (
          <TextPair
            key={part}
            name={t(part === 'title' ? 'announce.fieldTitle' : 'announce.fieldText')}
            text={{ cn: values[`${part}.cn`], en: values[`${part}.en`] }}
            most={announcementTexts[part]}
            isRequired
            englishNote={t('announce.optional')}
            {...(part === 'text' ? { rows: 4, englishHint: t('announce.englishHint') } : {})}
            problemOf={(lang) => problemOf(part, lang)}
            onChange={(lang, typed) => put(`${part}.${lang}`, typed)}
          />
        ))}
        <Preview title={title} text={text} />
        {failure ? <FailureNote failure={failure}>{t('announce.kept')}</FailureNote> : null}
        <div className={css.buttons}>
          <Button type="submit" variant="primary" isDisabled={count === 0}>
            {t('announce.send')}
          </Button>
          <span className={css.sent} role="status">
            {sentTo === null ? '' : t('announce.sent', { count: sentTo, n: number(sentTo) })}
          </span>
        </div>
        <AlertDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={t('announce.question', forCount)}
          confirmText={t('announce.confirm', forCount)}
          pendingLabel={t('announce.sending')}
          cancelText={t('announce.cancel')}
          onConfirm={announce}
        >
          {t('announce.questionText', { title: pick(title) || title.cn })}
        </AlertDialog>
      </form>
    </Panel>
  )
}
