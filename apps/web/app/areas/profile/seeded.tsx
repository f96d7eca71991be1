import { type ReactNode, useEffect } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'

interface SeededProps {
  /** Answers of the loader by the key of their call. */
  answers: Readonly<Record<string, unknown>>
  children: ReactNode
}

/** Puts the loader's newest answers over what a write left in the cache; equal ones change nothing. */
function Follow({ answers, children }: SeededProps) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    for (const [key, answer] of Object.entries(answers)) void mutate(key, answer, { revalidate: false })
  }, [answers, mutate])
  return children
}

/**
 * Gives the connected components below what the loader has read: at the first rendering, on the server too, and each time the
 * loader reads anew. Nothing is asked twice.
 */
export function Seeded({ answers, children }: SeededProps) {
  return (
    <SWRConfig
      value={(outer) => ({ ...outer, fallback: { ...outer?.fallback, ...answers }, revalidateIfStale: false })}
    >
      <Follow answers={answers}>{children}</Follow>
    </SWRConfig>
  )
}
