import { useState } from 'react'

/** State of a form's use: the fields that were left, whether sending was tried, and whether it is running. */
export function useTries<F extends string>() {
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<F>>(new Set())
  const [isSending, setSending] = useState(false)
  return {
    isTried,
    isSending,
    /** Whether problems of a field are shown: not while it is filled in for the first time. */
    isJudged: (field: F) => isTried || left.has(field),
    /** Called when a field with this text is left; an empty field is no problem before sending was tried. */
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
