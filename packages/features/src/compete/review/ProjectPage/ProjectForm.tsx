import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor } from '@shulei/client/upload.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import {
  documentEndings,
  MAX_PROJECT_SUMMARY,
  MAX_PROJECT_TITLE,
  type ProjectTexts,
  projectProblem,
} from '@shulei/domain/compete/review/project.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { FileDrop } from '@shulei/ui/FileDrop/FileDrop.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useUnloadGuard } from '../../../base/form/useUnloadGuard.ts'
import type { OwnProject } from '../project.ts'
import * as css from './ProjectPage.css.ts'
import { useProjectFile } from './useProjectFile.ts'

export interface ProjectFormProps {
  competitionId: number
  /** The project that the team handed in before; the form starts with its texts. */
  project: OwnProject | null
  onSent: (project: OwnProject) => void
}

/** Enough for the largest documents on a slow connection. */
const timeout = 300_000

const accept = Object.values(documentEndings).flat()
const limits = {
  title: MAX_PROJECT_TITLE,
  titleEn: MAX_PROJECT_TITLE * 2,
  summary: MAX_PROJECT_SUMMARY,
  summaryEn: MAX_PROJECT_SUMMARY * 3,
}

function DocumentDrop({
  label,
  isOptional,
  chosen,
}: {
  label: string
  isOptional: boolean
  chosen: ReturnType<typeof useProjectFile>
}) {
  const { t } = useTranslation('project')
  const { bytes } = useFormat()
  const { file, problem, choose } = chosen
  const own = file
    ? { file: { name: file.name, meta: bytes(file.size) }, removeText: t('remove'), onRemove: () => void choose(null) }
    : {}
  return (
    <div className={css.field}>
      <p className={css.label}>
        {label}
        {isOptional ? <span className={css.labelNote}>{t('optional')}</span> : null}
      </p>
      <FileDrop
        label={t('drop')}
        hint={t('fileHint')}
        chooseText={t(file ? 'change' : 'choose')}
        accept={accept}
        onFile={(next) => void choose(next)}
        errorMessage={problem ? t(problem) : undefined}
        {...own}
      />
    </div>
  )
}

/** The form of a project: texts in Chinese and, if wanted, English, and the documents. */
export function ProjectForm({ competitionId, project, onSent }: ProjectFormProps) {
  const { t } = useTranslation('project')
  const send = useSend()
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const first: ProjectTexts = {
    ...{ title: project?.title.cn ?? '', titleEn: project?.title.en ?? '' },
    ...{ summary: project?.summary.cn ?? '', summaryEn: project?.summary.en ?? '' },
  }
  const [texts, setTexts] = useState(first)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [sentNo, setSentNo] = useState<string | null>(null)
  const document = useProjectFile()
  const documentEn = useProjectFile()
  /** The idempotency key of the present content. */
  const key = useRef<string | null>(null)
  const isDirty =
    document.file !== null ||
    documentEn.file !== null ||
    (Object.keys(texts) as (keyof ProjectTexts)[]).some((field) => texts[field] !== first[field])
  useUnloadGuard(isDirty && sentNo === null)

  const problem = isTried ? projectProblem(texts) : null
  const problemOf = (field: keyof ProjectTexts) =>
    problem?.field === field ? t(`${field}Problem`, { max: limits[field] }) : undefined
  const change = (field: keyof ProjectTexts) => (text: string) => {
    key.current = null
    setSentNo(null)
    setTexts({ ...texts, [field]: text })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setTried(true)
    const isMissing = document.file === null && project === null
    if (isMissing) document.setProblem('fileMissing')
    if (projectProblem(texts) || isMissing || document.problem || documentEn.problem) return focusProblem()
    setSending(true)
    setFailure(null)
    key.current ??= crypto.randomUUID()
    const body = new FormData()
    for (const [field, text] of Object.entries(texts)) body.set(field, text)
    if (document.file) body.set('document', document.file)
    if (documentEn.file) body.set('documentEn', documentEn.file)
    try {
      const args = { params: { id: competitionId }, body: texts }
      const sent = await send(refs.sendProject, args, { form: body, idempotencyKey: key.current, timeout })
      key.current = null
      setSentNo(String(sent.no).padStart(3, '0'))
      await Promise.all([document.choose(null), documentEn.choose(null)])
      onSent(sent)
    } catch (error) {
      if (isCallError(error, errors.projectFileTooBig.errno)) document.setProblem('fileTooBig')
      else if (isCallError(error, errors.projectFileInvalid.errno)) document.setProblem('fileInvalid')
      else setFailure(formFailure(error, t('failed')))
      // nothing was written, so the next attempt gets a new idempotency key
      if (isCallError(error) && remedyFor(error) === 'refused') key.current = null
    } finally {
      setSending(false)
    }
  }
  return (
    // by POST, so that texts sent before hydration do not appear in the address
    <form ref={form} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
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
      {failure ? <FailureNote failure={failure} /> : null}
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
