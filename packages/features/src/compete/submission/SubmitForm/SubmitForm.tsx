import { countText } from '@shulei/domain/base/text/count.ts'
import { hasEnding, resultEndings } from '@shulei/domain/compete/submission/endings.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Checkbox } from '@shulei/ui/Checkbox/Checkbox.tsx'
import type { FileDropProgress } from '@shulei/ui/FileDrop/FileDrop.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../base/form/useUnloadGuard.ts'
import { useMoveFocus } from '../../../base/site/focus.ts'
import type { Competition } from '../../competition/useCompetition.ts'
import { isCounting, type Quota, type Submit, type Verdict } from '../submits.ts'
import { CompletionNotice, completionPage } from './CompletionNotice.tsx'
import { processProblem } from './files.ts'
import { maxDescription, obstacleOf } from './obstacle.ts'
import { ProcessField } from './ProcessField.tsx'
import { QuotaNote } from './QuotaNote.tsx'
import { ResultField } from './ResultField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import * as css from './SubmitForm.css.ts'
import { useSubmissionDraft } from './submission-draft.ts'
import { UploadNotice } from './UploadNotice.tsx'
import { useFileCheck } from './useFileCheck.ts'
import { type UploadState, useUpload } from './useUpload.ts'

export interface SubmitFormProps {
  competition: Competition
  /** The server's verdict, extended by the browser's own rule. */
  verdict: Verdict
  quota: Quota
  /** Opens the quota ledger. */
  ledgerAddress: string
  /** Submissions whose files are compared with the chosen one. */
  submissions: readonly Submit[]
  /** Address of the sign-on site, with this page as its return target. */
  loginAddress: string
  /** Called with the new submission. */
  onDone: (submission: Submit) => void
  /** Reads the page's data again, which may be outdated. */
  onStale: () => unknown
}

/** From this number of remaining characters on, the counter is announced. */
const nearEnd = 50

function useCounter(description: string) {
  const { t } = useTranslation('submission')
  const count = countText(description)
  const left = maxDescription - count
  const announcement = () => {
    if (left < 0) return t('upload.over', { count: -left })
    return left <= nearEnd && count > 0 ? t('upload.left', { count: left }) : ''
  }
  return { text: t('upload.counter', { count, max: maxDescription }), isOver: left < 0, announcement: announcement() }
}

function useUploadProgress(state: UploadState, onCancel: () => void): FileDropProgress | null {
  const { t } = useTranslation('submission')
  const { bytes, percent } = useFormat()
  if (state.phase !== 'sending') return null
  const { sent, total, isResumed } = state
  const share = total > 0 ? sent / total : 0
  return {
    label: t(share >= 1 ? 'upload.confirming' : isResumed ? 'upload.resumed' : 'upload.sending'),
    sent,
    total,
    valueText: t('upload.progress', { percent: percent(share), sent: bytes(sent), total: bytes(total) }),
    cancelText: t('upload.cancel'),
    onCancel,
  }
}

/** Form of a submission (B§2, B§4, C071): result file, process file, description, share flag. */
export function SubmitForm({
  competition,
  verdict,
  quota,
  ledgerAddress,
  submissions,
  loginAddress,
  onDone,
  onStale,
}: SubmitFormProps) {
  const { t } = useTranslation('submission')
  const { draft, choose, describe, keep, forget } = useSubmissionDraft(competition)
  const { file, processFile, description, share } = draft
  /** Counts presses of the button while the completion gate blocks it. */
  const [attempts, setAttempts] = useState(0)
  /** The newest submission when the file was first sent: a later one of the same file was made by this upload. */
  const [newestId, setNewestId] = useState(0)
  const gap = completionPage(verdict)

  const isWrongType = file !== null && !hasEnding(file.name, resultEndings)
  // only participants may read the rules
  const isSignedUp = verdict.checks.some(({ rule, ok }) => rule === 'signup' && ok)
  const { check, maxBytes, retry } = useFileCheck(competition.id, isSignedUp && !isWrongType ? file : null)
  const process = processProblem(processFile, maxBytes)
  const obstacle = obstacleOf({ verdict, file, isWrongType, check, hasProcessProblem: process !== null, description })
  const counter = useCounter(description)

  const upload = useUpload({
    competitionId: competition.id,
    onStale,
    onDone(submission) {
      forget()
      onDone(submission)
    },
  })
  const isSending = upload.state.phase === 'sending'
  /** The server refused what the page's verdict had allowed, because another tab had outdated it. */
  const isRefused = upload.state.phase === 'failed' && upload.state.remedy === 'refused'
  const form = useRef<HTMLFormElement>(null)
  const moveFocus = useMoveFocus()
  const progress = useUploadProgress(upload.state, () => {
    upload.cancel()
    moveFocus(() => form.current?.querySelector<HTMLElement>('[type=submit]'))
  })
  useLeaveGuard(isSending, { question: t('upload.leave'), onLeave: keep })

  const sha256 = check.phase === 'done' && check.report.ok ? check.sha256 : null
  const twins = submissions.filter(({ resultFile }) => resultFile.sha256 === sha256)
  const taken = upload.state.phase === 'cancelled' ? twins.find(({ id }) => id > newestId) : undefined
  const twin = taken ? undefined : twins.find(({ status }) => status !== 'cancelled')
  const scheduleId = verdict.checks.find(({ rule }) => rule === 'schedule')?.facts.scheduleId

  const send = () => {
    if (gap) setAttempts((count) => count + 1)
    if (!file || (obstacle && !isSending)) return
    const isAnew = taken?.status === 'cancelled'
    if (!isSending && (!taken || isAnew)) setNewestId(Math.max(0, ...submissions.map(({ id }) => id)))
    const values = {
      resultFile: file,
      processFile,
      description,
      share,
      teamId: competition.profile.team?.id ?? null,
      scheduleId: typeof scheduleId === 'number' ? scheduleId : null,
    }
    void upload.start(values, isAnew)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const chooseFile = (chosen: File | null) => {
    upload.forget()
    choose({ file: chosen })
  }

  return (
    <Panel
      title={t('upload.title')}
      aside={<QuotaNote quota={isCounting(verdict) ? quota : null} ledgerAddress={ledgerAddress} />}
    >
      <form ref={form} className={css.form} onSubmit={submit} noValidate>
        <noscript>
          <Alert tone="warning">{t('upload.needsScript')}</Alert>
        </noscript>
        <ResultField
          file={file}
          isWrongType={isWrongType}
          check={check}
          upload={progress}
          isWaiting={!verdict.allowed}
          onFile={chooseFile}
          onRetry={retry}
        />
        {twin ? (
          <Alert tone="warning" live="polite" title={t('file.sameTitle', { no: twin.no })}>
            {t('file.same')}
          </Alert>
        ) : null}
        <div className={css.pair}>
          <TextArea
            label={t('upload.description')}
            labelNote={t('upload.descriptionNote')}
            placeholder={t('upload.descriptionExample')}
            rows={2}
            isGrowing
            value={description}
            onChange={describe}
            counter={counter}
            errorMessage={obstacle?.kind === 'forbidden' ? t('upload.forbidden') : undefined}
          />
          <ProcessField
            file={processFile}
            problem={process}
            maxBytes={maxBytes}
            isDisabled={isSending}
            onFile={(chosen) => choose({ processFile: chosen })}
          />
        </div>
        {gap && (attempts > 0 || isRefused) ? <CompletionNotice key={`${gap} ${attempts}`} page={gap} /> : null}
        {gap && isRefused ? null : (
          <UploadNotice state={upload.state} taken={taken} loginAddress={loginAddress} onRetry={send} />
        )}
        <div className={css.foot}>
          <Checkbox
            isSelected={share}
            onChange={(isShared) => choose({ share: isShared })}
            isDisabled={isSending}
            hint={t('upload.shareHint')}
          >
            {t('upload.share')}
          </Checkbox>
          <SubmitButton
            obstacle={obstacle}
            isAnswered={gap !== null}
            isSending={isSending}
            left={Math.max(0, quota.limit - quota.teamUsed - 1)}
          />
        </div>
      </form>
    </Panel>
  )
}
