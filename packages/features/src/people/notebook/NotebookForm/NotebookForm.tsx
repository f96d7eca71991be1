import * as notebookAddress from '@shulei/domain/address/notebook.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { countText } from '@shulei/domain/base/text/count.ts'
import {
  notebookLanguages,
  notebookLimits,
  notebookNameProblem,
  notebookSummary,
  notebookTextProblem,
  notebookTitle,
  titleOfFile,
} from '@shulei/domain/people/notebook/notebook.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { ConflictChoice } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import type { Notebook, NotebookOptions } from '../useNotebook.ts'
import { FileField } from './FileField.tsx'
import * as css from './NotebookForm.css.ts'
import { RemoveButton } from './RemoveButton.tsx'
import { useNotebookForm } from './useNotebookForm.ts'

export interface NotebookFormProps {
  /** The reader, to whose list the form leads back. */
  readerId: number
  options: NotebookOptions
  /** The notebook to change; null to share another one. */
  notebook: Notebook | null
}

/** Ids of the choices that stand for no value: a list needs an id for each. */
const FROM_FILE = 'file'
const NONE = 'none'

const counterOf = (text: string, max: number) => ({
  text: `${countText(text)} / ${max}`,
  isOver: countText(text) > max,
})

/** The form in which a person shares a notebook, or changes its texts and its file. What was chosen and typed stays until it is stored. */
export function NotebookForm({ readerId, options, notebook }: NotebookFormProps) {
  const { t } = useTranslation('notebook')
  const { pick } = useFormat()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const focusProblem = useFocusProblem(form)
  const { file, texts, change, state, start, conflict, ...own } = useNotebookForm(notebook, t('form.failed'))
  const [isTried, setTried] = useState(false)
  const { title, summary, language, competitionId } = texts
  const left = options.most - options.used
  const isFull = notebook === null && left <= 0
  const textProblem = notebookTextProblem(texts)
  const isTitleEmpty = notebookTitle(title) === ''
  const problemOf = (name: typeof textProblem) =>
    textProblem === name && name !== null && (isTried || !isTitleEmpty)
      ? t(isTitleEmpty && name === 'notebookTitleInvalid' ? 'problem.titleEmpty' : `problem.${name}`, {
          title: notebookLimits.title,
          summary: notebookLimits.summary,
        })
      : undefined
  const present = notebook?.competition
  const competitions =
    present && !options.competitions.some(({ id }) => id === present.id)
      ? [present, ...options.competitions]
      : options.competitions

  const shown = {
    title: { label: t('form.title') },
    summary: { label: t('form.summary'), kind: 'text' },
    language: { label: t('fact.language') },
    competitionId: {
      label: t('form.competition'),
      show: (chosen: string) => {
        const found = competitions.find(({ id }) => String(id) === chosen)
        return found ? pick(found.title) : ''
      },
    },
    file: { label: t('form.newFile'), show: own.showFile },
  } as const
  const nameOf = (of: File | null) => (of ? titleOfFile(of.name) : '')
  const takeFile = (chosen: File | null) => {
    // a title that was typed stays, and one that an earlier file suggested follows the file
    const isTyped = !isTitleEmpty && title !== nameOf(file)
    own.takeFile(chosen)
    if (!isTyped) change({ title: nameOf(chosen) })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.phase === 'sending' || conflict) return
    setTried(true)
    const isFileWrong = file ? notebookNameProblem(file) !== null : notebook === null
    if (isFileWrong || textProblem !== null) return focusProblem()
    const id = await start()
    if (id !== null) await navigate(notebookAddress.detail({ id }))
  }
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <h1 className={css.title}>{t(notebook ? 'form.editTitle' : 'form.shareTitle')}</h1>
      <p className={css.lead}>{t('form.lead')}</p>
      {notebook === null && (
        <Alert tone={isFull ? 'warning' : 'info'}>
          {isFull
            ? t('form.full', { most: options.most })
            : t('form.quota', { used: options.used, most: options.most })}
        </Alert>
      )}
      {/* by POST, so that a text sent before hydration does not appear in the address */}
      <form ref={form} id={formId} tabIndex={-1} method="post" className={css.form} noValidate onSubmit={submit}>
        <ConflictChoice conflict={conflict} fields={shown} onChoose={own.choose} focusId={formId} />
        <noscript>
          <Alert tone="warning">{t('form.needsScript')}</Alert>
        </noscript>
        <FileField
          file={file}
          isMissing={isTried && notebook === null}
          present={own.present}
          state={state}
          onFile={takeFile}
          onCancel={own.cancel}
        />
        <TextField
          label={t('form.title')}
          value={title}
          onChange={(text) => change({ title: text })}
          isRequired
          errorMessage={problemOf('notebookTitleInvalid')}
          counter={counterOf(notebookTitle(title), notebookLimits.title)}
          autoComplete="off"
        />
        <TextArea
          label={t('form.summary')}
          labelNote={t('form.optional')}
          hint={t('form.summaryHint')}
          value={summary}
          onChange={(text) => change({ summary: text })}
          errorMessage={problemOf('notebookSummaryInvalid')}
          counter={counterOf(notebookSummary(summary), notebookLimits.summary)}
          isGrowing
        />
        <div className={css.pair}>
          <Select
            label={t('fact.language')}
            placeholder={t('form.fromFile')}
            options={[
              { id: FROM_FILE, label: t('form.fromFile') },
              ...notebookLanguages.map((id) => ({ id, label: id })),
            ]}
            value={language || FROM_FILE}
            onChange={(id) => change({ language: id === FROM_FILE || id === null ? '' : String(id) })}
          />
          <Select
            label={t('form.competition')}
            labelNote={t('form.optional')}
            placeholder={t('form.none')}
            options={[
              { id: NONE, label: t('form.none') },
              ...competitions.map(({ id, title: name }) => ({ id: String(id), label: pick(name) })),
            ]}
            value={competitionId || NONE}
            onChange={(id) => change({ competitionId: id === NONE || id === null ? '' : String(id) })}
          />
        </div>
        {state.phase === 'failed' && !conflict ? (
          <FailureNote failure={state.failure}>{t('form.kept')}</FailureNote>
        ) : null}
        {state.phase === 'cancelled' ? <Alert live="polite">{t('form.cancelled')}</Alert> : null}
        <div className={css.foot}>
          {notebook && (
            <RemoveButton id={notebook.id} onRemoved={() => navigate(profileAddress.notebook({ id: readerId }))} />
          )}
          <LinkButton
            component={Link}
            to={notebook ? notebookAddress.detail({ id: notebook.id }) : profileAddress.notebook({ id: readerId })}
          >
            {t('form.back')}
          </LinkButton>
          <Button
            type="submit"
            variant="primary"
            isDisabled={isFull}
            isPending={state.phase === 'sending'}
            pendingLabel={t('form.sending')}
          >
            {t(notebook ? 'form.save' : 'form.share')}
          </Button>
        </div>
      </form>
    </main>
  )
}
