import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A part that is loaded on demand. Its functions must be stable: declare it outside of components. */
export interface LoadedPart<Props> {
  code: () => Promise<ComponentType<Props>>
  /** Namespaces of its texts. */
  texts: readonly string[]
}

/**
 * Loads a part of the page when it is wanted, or earlier by `load`. `Suspense` is not used: it would show a fallback even
 * for preloaded code, and React delays content after a fallback by 300 ms. A wanted part that fails to load throws the error
 * to the page (A§8).
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
  // preloads only: opening the part loads it again and shows the error
  const warm = useCallback(() => void load().catch(() => {}), [load])
  if (failure) throw failure.error
  return { Part, load, warm }
}
