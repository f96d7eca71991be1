import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What is loaded when it is needed. Its functions are the same in every rendering: declare it outside of components. */
export interface LoadedPart<Props> {
  code: () => Promise<ComponentType<Props>>
  /** Namespaces of the texts that it speaks. */
  texts: readonly string[]
}

/**
 * A part of the page that is there once it is wanted, or once `load` was called ahead. Nothing of it is left to `Suspense`: that
 * would show a fallback first, even for what was fetched ahead, and React holds back whatever follows a fallback for 300 ms. A
 * part that cannot be loaded when it is wanted is the page's matter (A§8): the error is thrown.
 */
export function useLoaded<Props>(part: LoadedPart<Props>, isWanted: boolean) {
  const { i18n } = useTranslation('shell')
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const load = useCallback(async () => {
    const [code] = await Promise.all([part.code(), i18n.loadNamespaces([...part.texts])])
    setPart(() => code)
  }, [part, i18n])
  useEffect(() => {
    if (isWanted) load().catch((error: unknown) => setFailure({ error }))
  }, [isWanted, load])
  // fetches ahead; whoever opens it asks again, and the page says what went wrong
  const warm = useCallback(() => void load().catch(() => {}), [load])
  if (failure) throw failure.error
  return { Part, load, warm }
}
