import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { type DeskField, deskTexts, sectionKeys } from '@shulei/domain/host/desk/values.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { AlertDialog } from '@shulei/ui/AlertDialog/AlertDialog.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ConflictChoice, type ConflictField, conflictId } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { useValueText } from '../ActList/useActText.ts'
import { TextPair } from '../TextPair.tsx'
import { ChangeList } from './ChangeList.tsx'
import * as css from './DeskSettings.css.ts'
import { FaqFields } from './FaqFields.tsx'
import { faqOf } from './form-fields.ts'
import { RuleFields } from './RuleFields.tsx'
import { useProblemText } from './useProblemText.ts'
import { useValuesForm, type ValuesForm, type ValuesFormOptions } from './useValuesForm.ts'

/** Names of the fields in a choice between two versions, and how it shows values that are no texts. */
function useConflictFields({ stored: { headings } }: ValuesFormOptions): Record<string, ConflictField> {
  const { t } = useTranslation('desk')
  const { pick } = useFormat()
  const valueText = useValueText()
  const both = (path: string, name: string, kind?: 'text') =>
    (['cn', 'en'] as const).map((lang): [string, ConflictField] => [
      `${path}.${lang}`,
      { label: t(lang === 'cn' ? 'values.zh' : 'values.en', { name }), ...(kind ? { kind } : {}) },
    ])
  const short = (field: DeskField, read: (text: string) => unknown): [string, ConflictField] => [
    field,
    { label: t(`fields.${field}`), show: (text) => (text === '' ? '' : valueText(field, read(text))) },
  ]
  return Object.fromEntries([
    ...both('title', t('fields.title')),
    ...both('summary', t('fields.summary'), 'text'),
    ...headings.flatMap((heading, at) => both(`sections.${at}`, pick(heading), 'text')),
    [
      'faq',
      {
        label: t('fields.faq'),
        show: (faq: string) =>
          faqOf({ faq })
            .map(({ question }) => pick(question))
            .join(' · '),
      },
    ],
    ...(['turn', 'end', 'gate'] as const).map((field) => short(field, (text) => text)),
    ...(['teamMax', 'dailySubmissions'] as const).map((field) => short(field, Number)),
  ])
}

interface BarProps {
  form: ValuesForm
  competitionId: number
  onUndo: () => void
}

/** Stays in sight: what is not saved yet, and the buttons. */
function Bar({ form: { changed, conflict, isSaved }, competitionId, onUndo }: BarProps) {
  const { t } = useTranslation('desk')
  const { t: shell } = useTranslation('shell')
  const count = changed.length
  return (
    <div className={css.bar}>
      <span className={css.state} role="status">
        {conflict ? shell('conflict.choose') : null}
        {!conflict && isSaved && count === 0 ? (
          <>
            {t('values.saved')}{' '}
            <TextLink component={Link} to={competitionAddress.overview({ id: competitionId })}>
              {t('values.look')}
            </TextLink>
          </>
        ) : null}
        {!conflict && !isSaved && count === 0 ? t('values.unchanged') : null}
        {!conflict && count > 0 ? t('values.changed', { count }) : null}
      </span>
      <div className={css.buttons}>
        {conflict ? (
          <Button onPress={() => document.getElementById(conflictId)?.focus()}>{t('values.toChoice')}</Button>
        ) : null}
        {count > 0 ? (
          <Button variant="quiet" onPress={onUndo}>
            {t('values.undo')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" isDisabled={count === 0 || conflict !== null}>
          {t('values.save')}
        </Button>
      </div>
    </div>
  )
}

/**
 * The form of a desk's values.
 *
 * - MUST mark every value that cannot be saved, at its field, before and after the server has looked.
 * - MUST say what saving changes, and who is told, before anything is sent.
 * - MUST keep what was typed when saving fails, and ask where somebody else has saved meanwhile.
 */
export function ValuesFields(props: ValuesFormOptions) {
  const { competitionId, stored } = props
  const { t } = useTranslation('desk')
  const { pick } = useFormat()
  const box = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(box)
  const moveFocus = useMoveFocus()
  const form = useValuesForm(props)
  const conflictFields = useConflictFields(props)
  const problemOf = useProblemText(form.problems)
  const [asking, setAsking] = useState<'save' | 'undo' | null>(null)
  const { values, change, conflict, failure } = form
  const faults = Object.keys(form.problems).length
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (conflict || form.changed.length === 0) return
    if (form.check()) setAsking('save')
    else focusProblem()
  }
  return (
    <form ref={box} method="post" className={css.form} noValidate onSubmit={submit}>
      <noscript>
        <Alert tone="warning">{t('values.needsScript')}</Alert>
      </noscript>
      <ConflictChoice conflict={conflict} fields={conflictFields} onChoose={form.settle} />
      <Panel title={t('values.names')} description={t('values.english')}>
        <div className={css.fields}>
          {(['title', 'summary'] as const).map((name) => (
            <TextPair
              key={name}
              name={t(`fields.${name}`)}
              text={values[name]}
              most={deskTexts[name]}
              {...(name === 'summary' ? { rows: 2 } : {})}
              problemOf={(lang) => problemOf(`${name}.${lang}`)}
              onChange={(lang, typed) => change({ [`${name}.${lang}`]: typed })}
            />
          ))}
        </div>
      </Panel>
      <RuleFields form={form} problemOf={problemOf} largestTeam={stored.largestTeam} />
      <Panel title={t('values.body')} description={t('values.bodyText')}>
        <div className={css.fields}>
          {values.sections.map((text, at) => {
            const heading = stored.headings[at]
            return (
              <TextPair
                key={sectionKeys[at]}
                name={heading ? pick(heading) : String(at + 1)}
                text={text}
                most={deskTexts.section}
                rows={4}
                problemOf={(lang) => problemOf(`sections.${at}.${lang}`)}
                onChange={(lang, typed) => change({ [`sections.${at}.${lang}`]: typed })}
              />
            )
          })}
        </div>
      </Panel>
      <FaqFields faq={values.faq} problemOf={problemOf} onChange={(faq) => change({ faq: JSON.stringify(faq) })} />
      {faults > 0 ? (
        <Alert tone="danger" live="assertive">
          {t('values.faults', { count: faults })}
        </Alert>
      ) : null}
      {failure && !conflict ? <FailureNote failure={failure}>{t('values.kept')}</FailureNote> : null}
      <Bar form={form} competitionId={competitionId} onUndo={() => setAsking('undo')} />
      <AlertDialog
        isOpen={asking === 'save'}
        onOpenChange={(isOpen) => setAsking(isOpen ? 'save' : null)}
        title={t('values.ask')}
        confirmText={t('values.confirm')}
        pendingLabel={t('values.saving')}
        cancelText={t('values.back')}
        onConfirm={async () => {
          // the question has the focus until it is gone
          if ((await form.save()) === 'unfit')
            moveFocus(() => box.current?.querySelector<HTMLElement>('[aria-invalid=true]'))
        }}
      >
        <ChangeList stored={stored} values={values} changed={form.changed} />
      </AlertDialog>
      <AlertDialog
        isOpen={asking === 'undo'}
        onOpenChange={(isOpen) => setAsking(isOpen ? 'undo' : null)}
        title={t('values.undoTitle')}
        confirmText={t('values.undo')}
        cancelText={t('values.undoKeep')}
        tone="danger"
        onConfirm={form.undo}
      >
        {t('values.undoText')}
      </AlertDialog>
    </form>
  )
}
