import { firstPageKeyOf } from '@shulei/client/hooks.ts'
import { type ReactNode, useEffect } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'

interface SeededProps {
  /** Answers of the loader by the cache key of their call. */
  answers: Readonly<Record<string, unknown>>
  children: ReactNode
}

/** Writes the loader's newest answers into the cache, over values that a write left there. Equal answers change nothing. */
function Follow({ answers, children }: SeededProps) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    for (const [key, answer] of Object.entries(answers)) {
      void mutate(key, answer, { revalidate: false })
      const firstPage = firstPageKeyOf(key)
      if (firstPage !== null) void mutate(firstPage, (answer as unknown[])[0], { revalidate: false })
    }
  }, [answers, mutate])
  return children
}

/**
 * Provides the loader's answers to the connected components below, so that they request nothing twice: at the first rendering,
 * on the server too, and after each run of the loader.
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
