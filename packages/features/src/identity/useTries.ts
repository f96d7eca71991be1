import { useState } from 'react'

/** What a form knows of its use: the fields that were left, whether it was tried, and whether it is on its way. */
export function useTries<F extends string>() {
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<F>>(new Set())
  const [isSending, setSending] = useState(false)
  return {
    isTried,
    isSending,
    /** Whether the faults of a field are said: not while it is filled in for the first time. */
    isJudged: (field: F) => isTried || left.has(field),
    /** Left with this in it; an empty field is no fault before the form is tried. */
    leave(field: F, text: string) {
      if (text.trim() !== '') setLeft((now) => new Set(now).add(field))
    },
    async attempt(work: () => Promise<boolean>): Promise<boolean> {
      setTried(true)
      setSending(true)
      try {
        return await work()
      } finally {
        setSending(false)
      }
    },
  }
}
