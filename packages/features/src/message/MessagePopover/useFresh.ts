import { useAfterPaint } from '@shulei/ui/Popover/useAfterPaint.ts'

/** For the list of an opening: what is known is shown, and asked for anew after that; what is not known is asked for at once. */
export const shownFirst = { revalidateIfStale: false }

/** Asks for a list anew that was known when it opened. */
export function useFresh({ pages, refresh }: { pages: unknown[] | undefined; refresh: () => void }): void {
  useAfterPaint(() => {
    if (pages) refresh()
  })
}
