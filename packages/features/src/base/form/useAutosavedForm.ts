import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormFailure, formFailure } from './form-failure.ts'
import { currentOf } from './stale.ts'
import { useFormDraft } from './useFormDraft.ts'

/** Pause in typing after which the fields are stored, ms. */
const AUTOSAVE_AFTER = 1500

/** Fields that the server has, and the version under which it has them. */
interface Stored<F> {
  fields: F
  version: number
}

interface AutosavedForm<F, Current> {
  /** Address of the page, under which this device keeps what is not stored. */
  place: string
  /** Fields and version that the server had when the page was opened. */
  opened: Stored<F>
  /** Whether fields may be stored as they are. */
  canStore: (fields: F) => boolean
  /** Stores fields upon a version; resolves to the new one. */
  store: (fields: F, version: number) => Promise<number>
  /** Reads the server's fields and version from the refusal of a write upon an older version. */
  read: (current: Current) => Stored<F>
  /** Sentence for a failure without an answer of the server. */
  failed: string
}

/**
 * A form whose changes are stored on this device at once and on the server after a pause in typing. Publishing stores them first. A
 * write upon an older version is refused: what both sides have changed is a `conflict`, and nothing is stored before its author has
 * chosen.
 */
export function useAutosavedForm<F extends Record<string, string>, Current>(form: AutosavedForm<F, Current>) {
  const { t } = useTranslation()
  const [saved, setSaved] = useState(form.opened.fields)
  const local = useFormDraft<F>(form.place, saved)
  const { values, conflict } = local
  const known = useRef(form.opened)
  /** The fields of a save that is under way. */
  const attempt = useRef<F | null>(null)
  /** Counts the fields of another page that this one has read: a write that was asked for before must not replace them. */
  const newer = useRef(0)
  /** Action that writes and has not ended. */
  const last = useRef<Promise<boolean> | null>(null)
  const [work, setWork] = useState<'idle' | 'saving' | 'publishing'>('idle')
  const [failure, setFailure] = useState<FormFailure | null>(null)

  const refuse = (error: unknown) => {
    const current = currentOf<Current>(error)
    if (!current) return setFailure(formFailure(error, form.failed))
    newer.current += 1
    known.current = form.read(current)
    const { fields } = known.current
    setSaved(fields)
    const sent = attempt.current
    // the answer to an own save was lost
    if (sent && JSON.stringify(sent) === JSON.stringify(fields)) local.forget(sent)
    else if (!sent) setFailure({ text: t('conflict.reread'), isSignedOut: false })
  }

  /** Runs an action that writes, after the one before, because it needs its version; resolves to whether it succeeded. */
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
        refuse(error)
        return false
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

  /** Sends the fields of this rendering unless the server has them. */
  const store = async () => {
    if (conflict || JSON.stringify(values) === JSON.stringify(known.current.fields)) return
    attempt.current = values
    const version = await form.store(values, known.current.version)
    attempt.current = null
    known.current = { version, fields: values }
    setSaved(values)
    local.forget(values)
  }
  const save = () => act('saving', store)
  const autosave = useEffectEvent(() => {
    if (work === 'idle' && !conflict && local.isChanged && form.canStore(values)) void save()
  })
  const typed = JSON.stringify(local.typed)
  const isWaiting = work !== 'idle' || conflict !== null
  useEffect(() => {
    if (typed === '{}' || isWaiting) return
    const timer = setTimeout(autosave, AUTOSAVE_AFTER)
    return () => clearTimeout(timer)
  }, [typed, isWaiting])

  return {
    ...{ values, work, failure, conflict, save, act },
    isChanged: local.isChanged,
    settle: local.settle,
    change(fields: F) {
      setFailure(null)
      local.change(fields)
    },
    /** Stores, and publishes the version that the server then has; resolves to whether it was published. */
    publish: async (run: (version: number) => Promise<number>): Promise<boolean> =>
      conflict === null &&
      act('publishing', async () => {
        await store()
        known.current = { ...known.current, version: await run(known.current.version) }
      }),
    /** Forgets what this device keeps. */
    forget: () => local.forget(values),
  }
}
