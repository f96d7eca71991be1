import { failureText } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { type DatasetText, draftProblems } from '@shulei/domain/data/dataset/publish.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { currentOf } from '../../../base/form/stale.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import { detailArgs } from '../datasets.ts'
import type { DatasetDraft } from '../editing.ts'

/** Pause in typing after which the draft is stored, ms. */
const AUTOSAVE_AFTER = 1500

interface Fields extends Record<string, string> {
  name: string
  summary: string
  description: string
  categoryId: string
  licence: string
  /** JSON list. */
  tags: string
  /** Empty for no cover. */
  cover: string
  sourceName: string
  sourceUrl: string
}

const fieldsOf = ({ name, summary, description, categoryId, licence, tags, cover, source }: DatasetText): Fields => ({
  ...{ name, summary, description, licence },
  categoryId: String(categoryId),
  tags: JSON.stringify(tags),
  cover: cover ?? '',
  sourceName: source.name,
  sourceUrl: source.url,
})

const textOf = ({ name, summary, description, categoryId, licence, tags, cover, ...source }: Fields) => ({
  ...{ name, summary, description, licence },
  categoryId: Number(categoryId),
  tags: JSON.parse(tags) as string[],
  cover: cover || null,
  source: { name: source.sourceName, url: source.sourceUrl },
})

/**
 * The texts of a data set that its owner is writing. Changes are stored on this device at once and on the server after a pause in
 * typing; publishing stores them first. A save upon an older revision is refused: what both sides have changed is a `conflict`, and
 * nothing is stored before its owner has chosen.
 */
export function useDatasetEditor(draft: DatasetDraft) {
  const { id } = draft
  // the form keeps the language in which it was opened when the site changes its own
  const [{ language, isTranslated }] = useState(draft)
  const { t } = useTranslation('dataset-edit')
  const { t: shell } = useTranslation()
  const send = useSend()
  const { mutate } = useSWRConfig()
  const [saved, setSaved] = useState<Fields>(() => fieldsOf(draft))
  const revision = useRef(draft.revision)
  /** The fields of a save that is under way. */
  const attempt = useRef<Fields | null>(null)
  /** Counts the texts of another page that this one has read: a write that was asked for before must not replace them. */
  const newer = useRef(0)
  /** Action that writes and has not ended. */
  const last = useRef<Promise<boolean> | null>(null)
  const place = `${datasetAddress.edit({ id })}${isTranslated ? `#${language}` : ''}`
  const local = useFormDraft<Fields>(place, saved)
  const { conflict } = local
  const [published, setPublished] = useState({ state: draft.state, hasChanges: draft.hasChanges })
  const [work, setWork] = useState<'idle' | 'saving' | 'publishing'>('idle')
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const text = textOf(local.values)
  const isBusy = work !== 'idle'

  const refuse = (error: unknown) => {
    const current = currentOf<DatasetText & { revision: number }>(error)
    if (!current) setFailure(formFailure(error, t('saved.failed')))
    else {
      newer.current += 1
      const fields = fieldsOf(current)
      revision.current = current.revision
      setSaved(fields)
      const sent = attempt.current
      // the answer to an own save was lost
      if (sent && JSON.stringify(sent) === JSON.stringify(fields)) local.forget(sent)
      else if (!sent) setFailure({ text: shell('conflict.reread'), isSignedOut: false })
    }
    return false
  }
  /** Runs an action that writes, after the one before, because it needs its revision; resolves to whether it succeeded. */
  const act = (what: 'saving' | 'publishing', run: () => Promise<void>): Promise<boolean> => {
    const read = newer.current
    const turn = async () => {
      if (read !== newer.current) return false
      setFailure(null)
      attempt.current = null
      setWork(what)
      try {
        await run()
        return true
      } catch (error) {
        return refuse(error)
      } finally {
        setWork('idle')
      }
    }
    const done = last.current ? last.current.then(turn) : turn()
    last.current = done
    void done.then(() => {
      if (last.current === done) last.current = null
    })
    return done
  }

  /** Stores what is typed. */
  const store = async () => {
    if (!local.isChanged || conflict) return
    const sent = local.values
    attempt.current = sent
    const body = { ...textOf(sent), language, revision: revision.current }
    const answer = await send(refs.saveDataset, { params: { id }, body })
    attempt.current = null
    revision.current = answer.revision
    setSaved(sent)
    local.forget(sent)
    setPublished((now) => ({ ...now, hasChanges: true }))
  }
  const save = () => act('saving', store)
  const autosave = useEffectEvent(() => {
    if (!isBusy && !conflict && local.isChanged && draftProblems(text).length === 0) void save()
  })
  const typed = JSON.stringify(local.typed)
  const isWaiting = isBusy || conflict !== null
  useEffect(() => {
    if (typed === '{}' || isWaiting) return
    const timer = setTimeout(autosave, AUTOSAVE_AFTER)
    return () => clearTimeout(timer)
  }, [typed, isWaiting])

  /** The page shows what it showed before; the next reader of it asks the server. */
  const forgetPage = () => mutate(keyOf(refs.datasetDetail, detailArgs(id, { version: null })), undefined)

  return {
    ...{ text, work, failure, save },
    /** The language whose texts the form holds, where the other one has texts of its own; else null. */
    language: isTranslated ? language : null,
    ...published,
    ...{ conflict, settle: local.settle },
    isChanged: local.isChanged,
    change(patch: Partial<DatasetText>) {
      setFailure(null)
      local.change(fieldsOf({ ...textOf(local.values), ...patch }))
    },
    /** Stores and publishes; resolves to whether it was published. */
    publish: (changes: string) =>
      act('publishing', async () => {
        await store()
        const body = { revision: revision.current, changes }
        const answer = await send(refs.publishDataset, { params: { id }, body })
        revision.current = answer.revision
        setPublished({ state: 'published', hasChanges: false })
        await forgetPage()
      }),
    /** Hides the data set from others; resolves to whether it was hidden. */
    withdraw: () =>
      act('publishing', async () => {
        await send(refs.withdrawDataset, { params: { id } })
        setPublished((now) => ({ ...now, state: 'withdrawn' }))
        await forgetPage()
      }),
    /** Deletes the draft; resolves to a sentence when it was not deleted. */
    async remove(): Promise<string | undefined> {
      try {
        await send(refs.removeDataset, { params: { id } })
        local.forget(local.values)
      } catch (error) {
        return failureText(error, t('release.removeFailed'))
      }
    },
  }
}

export type DatasetEditing = ReturnType<typeof useDatasetEditor>
