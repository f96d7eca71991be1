import { useEffect, useState } from 'react'

/** The value as it was `ms` milliseconds ago, once it rests; an empty text is taken at once. */
export function useDelayed(text: string, ms: number): string {
  const [delayed, setDelayed] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), text === '' ? 0 : ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return text === '' ? '' : delayed
}
