import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor } from '@shulei/client/upload.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { conflictOf } from '@shulei/domain/base/text/conflict.ts'
import {
  MAX_PROJECT_SUMMARY,
  MAX_PROJECT_TITLE,
  type ProjectTexts,
  projectProblem,
} from '@shulei/domain/compete/review/project.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictChoice } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { currentOf } from '../../../base/form/stale.ts'
import { useFileBase } from '../../../base/form/useFileBase.ts'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import { useUnloadGuard } from '../../../base/form/useUnloadGuard.ts'
import type { OwnProject } from '../project.ts'
import { DocumentDrop } from './DocumentDrop.tsx'
import * as css from './ProjectPage.css.ts'
import { useProjectFile } from './useProjectFile.ts'

export interface ProjectFormProps {
  competitionId: number
  /** The project that the team handed in before; the form starts with its texts. */
  project: OwnProject | null
  /** Called with the stored project: the sent one, or that of a team-mate who was first. */
  onStored: (project: OwnProject | null) => void
}

/** Enough for the largest documents on a slow connection. */
const timeout = 300_000

const limits = {
  title: MAX_PROJECT_TITLE,
  titleEn: MAX_PROJECT_TITLE * 2,
  summary: MAX_PROJECT_SUMMARY,
  summaryEn: MAX_PROJECT_SUMMARY * 3,
}

/** The form of a project: texts in Chinese and, if wanted, English, and the documents. */
export function ProjectForm({ competitionId, project, onStored }: ProjectFormProps) {
  const { t } = useTranslation('project')
  const send = useSend()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const focusProblem = useFocusProblem(form)
  const first: ProjectTexts = {
    ...{ title: project?.title.cn ?? '', titleEn: project?.title.en ?? '' },
    ...{ summary: project?.summary.cn ?? '', summaryEn: project?.summary.en ?? '' },
  }
  const draft = useFormDraft(competitionAddress.submits({ id: competitionId, hash: 'project' }), { ...first })
  const texts: ProjectTexts = draft.values
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [sentNo, setSentNo] = useState<string | null>(null)
  const document = useProjectFile()
  const documentEn = useProjectFile()
  /** The idempotency key of the present content. */
  const key = useRef<string | null>(null)
  const files = {
    document: useFileBase(document.file, project?.document ?? null),
    documentEn: useFileBase(documentEn.file, project?.documentEn ?? null),
  }
  const filesOf = <Of extends 'typed' | 'base' | 'saved'>(of: Of) => ({
    document: files.document[of],
    documentEn: files.documentEn[of],
  })
  /** Texts and documents that a team-mate has handed in since this form was filled in. */
  const conflict = conflictOf<Record<string, string>>({
    typed: { ...draft.typed, ...filesOf('typed') },
    base: { ...draft.base, ...filesOf('base') },
    saved: { ...first, ...filesOf('saved') },
  })
  const fields = {
    title: { label: t('titleCn') },
    titleEn: { label: t('titleEn') },
    summary: { label: t('summary'), kind: 'text' },
    summaryEn: { label: t('summaryEn'), kind: 'text' },
    document: { label: t('document'), show: files.document.show },
    documentEn: { label: t('documentEn'), show: files.documentEn.show },
  } as const
  const choose = ({ document: own, documentEn: ownEn, ...chosen }: Partial<Record<string, string>>) => {
    draft.settle(chosen)
    if (own !== undefined && own !== files.document.typed) void document.choose(null)
    if (ownEn !== undefined && ownEn !== files.documentEn.typed) void documentEn.choose(null)
    for (const file of Object.values(files)) file.keep()
    setFailure(null)
  }
  useUnloadGuard((document.file !== null || documentEn.file !== null) && sentNo === null)

  const problem = isTried ? projectProblem(texts) : null
  const problemOf = (field: keyof ProjectTexts) =>
    problem?.field === field ? t(`${field}Problem`, { max: limits[field] }) : undefined
  const change = (field: keyof ProjectTexts) => (text: string) => {
    key.current = null
    setSentNo(null)
    draft.change({ [field]: text })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || conflict) return
    setTried(true)
    const isMissing = document.file === null && project === null
    if (isMissing) document.setProblem('fileMissing')
    if (projectProblem(texts) || isMissing || document.problem || documentEn.problem) return focusProblem()
    setSending(true)
    setFailure(null)
    key.current ??= crypto.randomUUID()
    const base = project?.submittedAt ?? ''
    const body = new FormData()
    for (const [field, text] of Object.entries({ ...texts, base })) body.set(field, text)
    if (document.file) body.set('document', document.file)
    if (documentEn.file) body.set('documentEn', documentEn.file)
    try {
      const args = { params: { id: competitionId }, body: { ...texts, base } }
      const sent = await send(refs.sendProject, args, { form: body, idempotencyKey: key.current, timeout })
      key.current = null
      draft.forget(texts)
      setSentNo(String(sent.no).padStart(3, '0'))
      await Promise.all([document.choose(null), documentEn.choose(null)])
      onStored(sent)
    } catch (error) {
      if (isCallError(error, errors.projectFileTooBig.errno)) document.setProblem('fileTooBig')
      else if (isCallError(error, errors.projectFileInvalid.errno)) document.setProblem('fileInvalid')
      else setFailure(formFailure(error, t('failed')))
      const current = currentOf<OwnProject>(error)
      if (current) onStored(current)
      // nothing was written, so the next attempt gets a new idempotency key
      if (isCallError(error) && remedyFor(error) === 'refused') key.current = null
    } finally {
      setSending(false)
    }
  }
  return (
    // by POST, so that texts sent before hydration do not appear in the address
    <form
      ref={form}
      id={formId}
      tabIndex={-1}
      method="post"
      className={css.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ConflictChoice conflict={conflict} fields={fields} onChoose={choose} focusId={formId} />
      <div className={css.pair}>
        <TextField
          label={t('titleCn')}
          isRequired
          value={texts.title}
          onChange={change('title')}
          errorMessage={problemOf('title')}
        />
        <TextField
          label={t('titleEn')}
          labelNote={t('optional')}
          value={texts.titleEn}
          onChange={change('titleEn')}
          errorMessage={problemOf('titleEn')}
        />
      </div>
      <TextArea
        label={t('summary')}
        hint={t('summaryHint')}
        rows={3}
        isRequired
        value={texts.summary}
        onChange={change('summary')}
        errorMessage={problemOf('summary')}
      />
      <TextArea
        label={t('summaryEn')}
        labelNote={t('optional')}
        rows={3}
        value={texts.summaryEn}
        onChange={change('summaryEn')}
        errorMessage={problemOf('summaryEn')}
      />
      <DocumentDrop label={t('document')} isOptional={false} chosen={document} />
      <DocumentDrop label={t('documentEn')} isOptional chosen={documentEn} />
      {project ? <p className={css.note}>{t('keep')}</p> : null}
      {failure && !conflict ? <FailureNote failure={failure} /> : null}
      {sentNo !== null ? (
        <Alert tone="success" live="polite">
          {t('sent', { no: sentNo })}
        </Alert>
      ) : null}
      <div className={css.foot}>
        <Button type="submit" variant="primary" isPending={isSending} pendingLabel={t('pending')}>
          {t(project ? 'replace' : 'submit')}
        </Button>
      </div>
    </form>
  )
}
