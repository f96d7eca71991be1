import { useSend } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { studio as studioCall } from '@shulei/contract/publish/studio/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { isStale } from '../../../base/form/stale.ts'
import { useLeaveGuard } from '../../../base/form/useUnloadGuard.ts'
import type { SiteTexts, StudioContent, ThemeDraft } from '../history.ts'
import type { StudioMaterial } from '../ThemeStudio/StudioBench.tsx'
import { useStudio } from '../ThemeStudio/useStudio.ts'
import { contentOf, draftOf, textProblem } from './content.ts'
import { conflictOfParts, keyOf, merged } from './parts.ts'

export type StudioData = Data<typeof studioCall>

/** Pause in editing after which the draft is stored, ms. */
const AUTOSAVE_AFTER = 1200

/** Pause after the instant of a scheduled version before the studio reads it, and before it reads again, ms. */
const [DUE_AFTER, DUE_AGAIN_AFTER] = [500, 10_000]
/** Longest delay of a timer, ms. */
const longest = 2 ** 31 - 1

/**
 * The draft of a microsite in its studio: stored on the server after a pause in editing, published, given up. A save over a newer
 * revision is refused. The newer draft is then read: parts that this tab has not edited are taken from it, and those that both have
 * changed are a `conflict`. Nothing is stored before its reader has chosen, so that no tab overwrites the changes of another.
 */
export function useSiteDraft(first: StudioData, { themes }: Pick<StudioMaterial, 'themes'>) {
  const { name } = first
  const params = { name }
  const { t } = useTranslation('studio')
  const { t: shell } = useTranslation()
  const send = useSend()
  const [data, setData] = useState(first)
  const [start] = useState(() => draftOf(first.content, themes))
  const studio = useStudio(start)
  const [stored, setStored] = useState<StudioContent>(first.content)
  // the stored draft upon which the edits of this tab were made
  const [base, setBase] = useState(stored)
  // what the server has of this tab: a waiting write begins before the page is rendered again
  const known = useRef({ revision: first.revision, content: stored })
  const running = useRef<Promise<unknown>>(Promise.resolve())
  // counts the newer drafts that this tab has read: a write that was asked for before one must not replace it
  const newer = useRef(0)
  // the number of saves that changed texts: frames load their pages again after each
  const [textSaves, setTextSaves] = useState(0)
  const [state, setState] = useState<'idle' | 'saving' | 'working'>('idle')
  const [failure, setFailure] = useState<FormFailure | null>(null)
  // a write that was done, after which the studio could not be read
  const [unread, setUnread] = useState<{ isReplaced: boolean } | null>(null)

  const { present } = studio.history
  const texts = present.texts as SiteTexts
  const content = contentOf(present, texts, themes)
  const problem = textProblem(texts)
  const isChanged = keyOf(content) !== keyOf(stored)
  const isBehind = keyOf(base) !== keyOf(stored)
  const versions = { mine: content, base, stored }
  const conflict = isBehind ? conflictOfParts(versions) : null
  const isStorable = !isBehind && !unread && problem === null && studio.weak.length === 0
  const canSave = isChanged && isStorable
  const isBusy = state !== 'idle' || unread !== null
  // another page waits until the edits are stored; it asks about those that cannot be
  const isSettling = state !== 'idle' || (canSave && failure === null)
  const isLeaving = useLeaveGuard(isChanged, { question: t('site.leave'), isSettling })

  const sent = useRef({ what: '', key: '' })
  /** Options of a write that may have been done although its answer was lost: the same write again has the same key. */
  const repeatable = (what: string) => {
    if (sent.current.what !== what) sent.current = { what, key: crypto.randomUUID() }
    return { idempotencyKey: sent.current.key }
  }

  const keep = (revision: number, content: StudioContent) => {
    known.current = { revision, content }
    setStored(content)
    setBase(content)
  }

  /** Says why a write was not done. Where another tab was first, the draft of that one is read. */
  const refuse = async (error: unknown, otherwise: string, isSave = false) => {
    const before = known.current.revision
    try {
      if (!isStale(error)) throw error
      newer.current += 1
      const fresh = await send(refs.studio, { params })
      setData(fresh)
      setTextSaves((count) => count + 1)
      if (isSave && fresh.revision === before) throw error
      known.current = { revision: fresh.revision, content: fresh.content }
      setStored(fresh.content)
      if (!isSave) setFailure({ text: shell('conflict.reread'), isSignedOut: false })
    } catch (reason) {
      setFailure(formFailure(reason, otherwise))
    }
  }

  /** Goes on upon the stored draft, with the edits of this tab and what was chosen where both have changed a part. */
  const adopt = (chosen: Parameters<typeof merged>[1]) => {
    const follow = (step: ThemeDraft) =>
      draftOf(merged({ ...versions, mine: contentOf(step, step.texts as SiteTexts, themes) }, {}), themes)
    studio.change({ kind: 'follow', draft: draftOf(merged(versions, chosen), themes), follow })
    setBase(stored)
  }
  const goOn = useEffectEvent(() => adopt({}))
  const isFollowing = isBehind && conflict === null
  useEffect(() => {
    if (isFollowing) goOn()
  }, [isFollowing])

  /**
   * Adopts what the server has after a write. Draft and revision stay those of this tab unless the write replaced the draft: another
   * tab may have saved since.
   */
  const readStudio = async (isReplaced: boolean) => {
    try {
      const fresh = await send(refs.studio, { params })
      setUnread(null)
      setData(fresh)
      setTextSaves((count) => count + 1)
      if (isReplaced || fresh.revision === known.current.revision) keep(fresh.revision, fresh.content)
      if (isReplaced) studio.change({ kind: 'replace', draft: draftOf(fresh.content, themes) })
    } catch (error) {
      setUnread({ isReplaced })
      setFailure(formFailure(error, t('site.unanswered')))
    }
  }

  /** Reads which version is live. Draft and revision stay those of this tab: it may have edits that are not stored yet. */
  const readLive = useEffectEvent(async () => {
    const { live, next, versions } = await send(refs.studio, { params })
    setData((shown) => ({ ...shown, live, next, versions }))
  })
  const { next } = data
  const [reads, setReads] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every reading that came too early starts another pause
  useEffect(() => {
    if (!next) return
    const left = Date.parse(next.at) - Date.now()
    const delay = left > 0 ? left + DUE_AFTER : DUE_AGAIN_AFTER
    if (delay > longest) return
    const timer = setTimeout(() => {
      // a failed reading is tried again; the studio tells failures of what its reader asked for only
      const settle = () => setReads((count) => count + 1)
      void readLive().then(settle, settle)
    }, delay)
    return () => clearTimeout(timer)
  }, [next, reads])

  /** Sends the edits of this rendering unless the server has them. */
  const store = async (): Promise<boolean> => {
    const { revision, content: before } = known.current
    if (keyOf(content) === keyOf(before)) return true
    if (!isStorable) return false
    const body = { revision, content }
    setFailure(null)
    setState('saving')
    try {
      const answer = await send(refs.saveStudioDraft, { params, body }, repeatable(JSON.stringify(body)))
      keep(answer.revision, content)
      const { theme: _, ...sentTexts } = content
      const { theme: __, ...storedTexts } = before
      if (keyOf(sentTexts) !== keyOf(storedTexts)) setTextSaves((count) => count + 1)
      setData((shown) => ({ ...shown, draft: shown.draft ?? { author: null, at: new Date().toISOString() } }))
      return true
    } catch (error) {
      await refuse(error, t('site.failed'), true)
      return false
    } finally {
      setState('idle')
    }
  }
  /** Stores the draft after a save that is under way; resolves to whether everything is stored. */
  const save = (): Promise<boolean> => {
    const read = newer.current
    const saving = running.current.then(() => read === newer.current && store())
    running.current = saving
    return saving
  }
  const autosave = useEffectEvent(() => {
    if (!isBusy && canSave) void save()
  })
  const edited = keyOf(content)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every edit starts the pause again
  useEffect(() => {
    if (!isChanged || isBusy || failure) return
    const timer = setTimeout(autosave, isLeaving ? 0 : AUTOSAVE_AFTER)
    return () => clearTimeout(timer)
  }, [edited, isChanged, isBusy, failure, isLeaving])
  // a further edit after a refusal is tried again
  const isKept = unread !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit is what ends the refusal
  useEffect(() => {
    if (!isKept) setFailure(null)
  }, [edited, isKept])

  /** Runs a call other than a save; resolves to its answer, or to null when it was not done. */
  const run = async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
    setFailure(null)
    setState('working')
    try {
      return await call()
    } catch (error) {
      await refuse(error, t('site.unanswered'))
      return null
    } finally {
      setState('idle')
    }
  }
  /** Runs a write after a save that is under way, and reads the studio again; resolves to whether the write was done. */
  const write = async (call: () => Promise<{ revision?: number | null; version?: number }>, isReplaced = false) => {
    const read = newer.current
    await running.current
    if (read !== newer.current) return false
    const answer = await run(async () => {
      const done = await call()
      // a revision that does not follow this tab's one counts a save of another tab, which this tab must not overwrite
      if (done.revision === known.current.revision + 1) known.current.revision = done.revision
      await readStudio(isReplaced)
      return done
    })
    return answer !== null
  }

  /** Tries again what failed: a reading, or a save. */
  const canRetry = failure !== null && (unread !== null || canSave)
  const retry = () => (unread ? run(() => readStudio(unread.isReplaced)) : save())
  const resume = useEffectEvent(() => {
    if (canRetry && state === 'idle') void retry()
  })
  useEffect(() => {
    addEventListener('online', resume)
    return () => removeEventListener('online', resume)
  }, [])

  return {
    studio,
    data,
    texts,
    textSaves,
    problem,
    state,
    isBusy,
    isChanged,
    conflict,
    choose: adopt,
    isUnread: unread !== null,
    failure,
    canRetry,
    retry,
    /** Whether there is anything to publish: what is stored, or what is typed and can be stored. */
    hasDraft: data.draft !== null || isChanged,
    save,
    change: (part: string, patch: Partial<SiteTexts>) =>
      studio.change({ kind: 'write', part, texts: { ...texts, ...patch } }),
    /** Stores and publishes, at once or at an instant. */
    async publish(at: string | null) {
      if (!(await save())) return false
      const body = { revision: known.current.revision, at }
      return write(() => send(refs.publishStudioDraft, { params, body }, repeatable(JSON.stringify(body))))
    },
    discard: () =>
      write(() => send(refs.discardStudioDraft, { params, query: { revision: known.current.revision } }), true),
    /** Shows an earlier version again. A draft stays, and so do edits that are not stored. */
    rollBack: (version: number) =>
      write(
        () => send(refs.rollBackMicrosite, { params, body: { version, live: data.live } }),
        data.draft === null && !isChanged,
      ),
    cancel: () => write(() => send(refs.cancelStudioSchedule, { params })),
    /** Makes a link with a secret, of which the server keeps the hash, and answers both; null when that was refused. */
    share: () =>
      run(async (): Promise<{ id: number; secret: string }> => {
        const secret = newSecret()
        const link = await send(refs.shareStudioDraft, { params, body: { secret } })
        setData((shown) => ({ ...shown, links: [link, ...shown.links] }))
        return { id: link.id, secret }
      }),
    endLink: (linkId: number) =>
      run(async () => {
        await send(refs.endStudioLink, { params: { name, linkId } })
        setData((shown) => ({ ...shown, links: shown.links.filter(({ id }) => id !== linkId) }))
      }),
  }
}

export type SiteDraft = ReturnType<typeof useSiteDraft>

/** 256 random bits as base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
