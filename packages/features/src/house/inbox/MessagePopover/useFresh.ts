import { useAfterPaint } from '@shulei/ui/Popover/useAfterPaint.ts'

/**
 * Options of a list in the popover: cached rows are shown first and read again later; without cached rows the list loads at
 * once.
 */
export const shownFirst = { revalidateIfStale: false }

/** Reads a list again if it was cached when the popover opened. */
export function useFresh({ pages, refresh }: { pages: unknown[] | undefined; refresh: () => void }): void {
  useAfterPaint(() => {
    if (pages) refresh()
  })
}
