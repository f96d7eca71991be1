import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { type DatasetProblem, draftProblems, publishProblems } from '@shulei/domain/data/dataset/publish.ts'
import { Breadcrumbs } from '@shulei/ui/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { ConflictChoice, conflictId } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import { useUnloadGuard } from '../../../base/form/useUnloadGuard.ts'
import { type DatasetDraft, hasFileProblem, useDraft } from '../editing.ts'
import { ColumnPanel } from './ColumnPanel.tsx'
import * as css from './DatasetEditor.css.ts'
import { FilesPanel } from './FilesPanel.tsx'
import { ReleasePanel } from './ReleasePanel.tsx'
import { RightsFields } from './RightsFields.tsx'
import { TextFields } from './TextFields.tsx'
import { type DatasetEditing, useDatasetEditor } from './useDatasetEditor.ts'
import { useFieldNames } from './useFieldNames.ts'
import { useUploads } from './useUploads.ts'

const tones = { draft: 'warning', published: 'success', withdrawn: 'neutral' } as const

function Head({ name, state }: { name: string; state: DatasetEditing['state'] }) {
  const { t } = useTranslation('dataset-edit')
  const { t: page } = useTranslation('dataset')
  return (
    <header className={css.head}>
      <Breadcrumbs
        label={page('page.path')}
        component={Link}
        items={[
          { label: page('list.title'), to: datasetAddress.list() },
          { label: t('start.own'), to: datasetAddress.publish() },
          { label: t('edit'), to: '', isCurrent: true },
        ]}
      />
      <div className={css.titleLine}>
        <h1 className={css.title} dir="auto">
          {name || t('untitled')}
        </h1>
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      </div>
    </header>
  )
}

/** Whether everything is stored, in words. */
function useSavedText({ work, conflict, isChanged, state, hasChanges }: DatasetEditing, hasNewFiles: boolean): string {
  const { t } = useTranslation('dataset-edit')
  const shell = useTranslation()
  if (work === 'saving') return t('saved.saving')
  if (conflict) return shell.t('conflict.choose')
  if (isChanged) return t('saved.unsaved')
  if (state === 'published') return t(hasChanges || hasNewFiles ? 'saved.changes' : 'saved.published')
  return t(state === 'draft' ? 'saved.draft' : 'saved.withdrawn')
}

/**
 * The form in which a person publishes a data set and edits it (B§2, K086): texts that store themselves, files by resumable upload,
 * and the publication, which names what is missing.
 */
export function DatasetEditor({ draft: loaded }: { draft: DatasetDraft }) {
  const { id } = loaded
  const { t } = useTranslation('dataset-edit')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const live = useDraft(loaded)
  const draft = live.data ?? loaded
  const refresh = () => live.mutate()
  const uploads = useUploads(id, draft.uploads, refresh)
  const editing = useDatasetEditor(loaded)
  const { text, work, failure, state, conflict } = editing
  const note = useFormDraft(`${datasetAddress.edit({ id })}#changes`, { changes: '' })
  const { changes } = note.values
  const [isTried, setTried] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const saved = useSavedText(editing, draft.hasNewFiles)
  useUnloadGuard(uploads.isRunning)

  const needsChanges = draft.hasNewFiles && draft.version > 0
  const problems = publishProblems(text, {
    files: draft.files.length,
    openUploads: uploads.lines.length,
    changes: needsChanges ? changes : null,
  })
  const shown: readonly DatasetProblem[] = isTried ? problems : draftProblems(text)
  const problemOf = (...names: DatasetProblem[]) => {
    const found = names.find((name) => shown.includes(name))
    return found && t(`problem.${found}`)
  }

  const fields = useFieldNames(draft.categories)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (work === 'publishing' || isUploading || conflict) return
    setTried(true)
    if (problems.length > 0) return focusProblem()
    if (!(await editing.publish(changes))) return void (await refresh())
    note.forget({ changes })
    await navigate(datasetAddress.detail({ id }))
  }

  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <Head name={text.name} state={state} />
      <form ref={form} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <ConflictChoice conflict={conflict} fields={fields} onChoose={editing.settle} />
        <FilesPanel draft={draft} uploads={uploads} problem={problemOf('datasetFilesMissing')} refresh={refresh} />
        <TextFields
          text={text}
          language={editing.language}
          categories={draft.categories}
          problemOf={problemOf}
          onChange={editing.change}
          onUploadingChange={setUploading}
        />
        <ColumnPanel
          datasetId={id}
          columns={text.columns}
          problem={problemOf('datasetColumnInvalid')}
          onChange={editing.change}
        />
        <RightsFields text={text} problemOf={problemOf} onChange={editing.change} />
        {failure ? (
          <FailureNote failure={failure}>{editing.isChanged ? t('saved.kept') : undefined}</FailureNote>
        ) : null}
        <ReleasePanel
          id={id}
          state={state}
          version={draft.version}
          hasNewFiles={draft.hasNewFiles}
          hasChanges={editing.hasChanges || editing.isChanged}
          problems={problems}
          unreadFiles={draft.files.filter(hasFileProblem).length}
          changes={changes}
          onChanges={(typed) => note.change({ changes: typed })}
          changesProblem={problemOf('datasetChangesEmpty', 'datasetChangesInvalid')}
          isPublishing={work === 'publishing'}
          isDisabled={isUploading || conflict !== null}
          onWithdraw={async () => {
            const isHidden = await editing.withdraw()
            await refresh()
            return isHidden
          }}
          onRemove={async () => {
            const problem = await editing.remove()
            if (problem === undefined) await navigate(datasetAddress.publish())
            return problem
          }}
        />
        <div className={css.bar}>
          <span className={css.saved} role="status">
            {saved}
          </span>
          {conflict ? (
            <Button size="s" onPress={() => document.getElementById(conflictId)?.focus()}>
              {t('saved.toChoice')}
            </Button>
          ) : null}
          {failure && editing.isChanged && !conflict ? (
            <Button size="s" onPress={() => void editing.save()}>
              {t('saved.again')}
            </Button>
          ) : null}
        </div>
      </form>
    </main>
  )
}
