import { failureText } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as articleAddress from '@shulei/domain/address/article.ts'
import { type ArticleText, draftProblem, publishProblems } from '@shulei/domain/people/article/article.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { currentOf } from '../../../base/form/stale.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import { type ArticleDraft, articleArgs } from '../useArticle.ts'

/** Pause in typing after which the draft is stored, ms. */
const AUTOSAVE_AFTER = 1500

interface Fields extends Record<string, string> {
  title: string
  summary: string
  body: string
  /** Empty for no cover. */
  cover: string
  /** JSON list. */
  tags: string
}

const fieldsOf = ({ title, summary, body, cover, tags }: ArticleText): Fields => ({
  title,
  summary,
  body,
  cover: cover ?? '',
  tags: JSON.stringify(tags),
})

const textOf = ({ title, summary, body, cover, tags }: Fields) => ({
  title,
  summary,
  body,
  cover: cover || null,
  tags: JSON.parse(tags) as string[],
})

/**
 * The article that its author is writing. Changes are stored on this device at once and on the server after a pause in typing;
 * publishing stores them first. A save upon an older version is refused: what both sides have changed is a `conflict`, and nothing is
 * stored before the author has chosen.
 */
export function useArticleEditor(draft: ArticleDraft) {
  const { id } = draft
  const { t } = useTranslation('article')
  const { t: shell } = useTranslation()
  const send = useSend()
  const { mutate } = useSWRConfig()
  const [saved, setSaved] = useState<Fields>(() => fieldsOf(draft))
  const local = useFormDraft<Fields>(articleAddress.edit({ id }), saved)
  /** Version and texts that the server has from this tab. */
  const known = useRef({ version: draft.version, fields: saved })
  const running = useRef<Promise<unknown>>(Promise.resolve())
  /** Counts the texts of another page that this one has read: a save that was asked for before must not replace them. */
  const newer = useRef(0)
  const [hasChanges, setHasChanges] = useState(draft.hasChanges)
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'publishing'>('idle')
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const text = textOf(local.values)
  const isBusy = state === 'saving' || state === 'publishing'

  const refuse = (error: unknown, sent?: Fields) => {
    setState('idle')
    const current = currentOf<ArticleDraft>(error)
    if (!current) return setFailure(formFailure(error, t('saveFailed')))
    newer.current += 1
    const fields = fieldsOf(current)
    known.current = { version: current.version, fields }
    setSaved(fields)
    setHasChanges(current.hasChanges)
    // the answer to an own save was lost
    if (sent && JSON.stringify(sent) === JSON.stringify(fields)) local.forget(sent)
    else if (!sent) setFailure({ text: shell('conflict.reread'), isSignedOut: false })
  }

  /** Sends the texts of this rendering unless the server has them. */
  const store = async (): Promise<boolean> => {
    const sent = local.values
    if (local.conflict) return false
    if (JSON.stringify(sent) === JSON.stringify(known.current.fields)) return true
    setFailure(null)
    setState('saving')
    try {
      const answer = await send(refs.saveArticle, {
        params: { id },
        body: { ...textOf(sent), version: known.current.version },
      })
      known.current = { version: answer.version, fields: sent }
      setSaved(sent)
      local.forget(sent)
      setHasChanges(true)
      setState('saved')
      return true
    } catch (error) {
      refuse(error, sent)
      return false
    }
  }
  /** Stores what is typed after a save that is under way; resolves to whether everything is stored. */
  const save = (): Promise<boolean> => {
    const read = newer.current
    const saving = running.current.then(() => read === newer.current && store())
    running.current = saving
    return saving
  }
  const autosave = useEffectEvent(() => {
    if (!isBusy && !local.conflict && local.isChanged && draftProblem(text) === null) void save()
  })
  const typed = JSON.stringify(local.typed)
  const isWaiting = isBusy || local.conflict !== null
  useEffect(() => {
    if (typed === '{}' || isWaiting) return
    const timer = setTimeout(autosave, AUTOSAVE_AFTER)
    return () => clearTimeout(timer)
  }, [typed, isWaiting])

  return {
    text,
    problem: draftProblem(text),
    publishProblems: publishProblems(text),
    isChanged: local.isChanged,
    /** Stored changes that readers do not see yet. */
    hasChanges,
    state,
    failure,
    ...{ conflict: local.conflict, settle: local.settle },
    change(patch: Partial<ArticleText>) {
      setFailure(null)
      setState('idle')
      local.change(fieldsOf({ ...textOf(local.values), ...patch }))
    },
    save,
    /** Stores and publishes; resolves to whether it was published. */
    async publish(): Promise<boolean> {
      if (!(await save())) return false
      setState('publishing')
      try {
        const answer = await send(refs.publishArticle, { params: { id }, body: { version: known.current.version } })
        known.current.version = answer.version
        setHasChanges(false)
        setState('saved')
        await mutate(keyOf(refs.personArticle, articleArgs(id)), undefined)
        return true
      } catch (error) {
        refuse(error)
        return false
      }
    },
    /** Deletes the article; resolves to a sentence when it was not deleted. */
    async remove(): Promise<string | undefined> {
      try {
        await send(refs.removeArticle, { params: { id } })
        local.forget(local.values)
      } catch (error) {
        return failureText(error, t('removeFailed'))
      }
    },
  }
}
