import { useShortcut } from '@shulei/ui/CommandPalette/useShortcut.ts'
import { useState } from 'react'
import { type LoadedPart, useLoaded } from '../../base/site/useLoaded.ts'
import type { SearchPaletteProps } from './SearchPalette/SearchPalette.tsx'

const palettePart: LoadedPart<SearchPaletteProps> = {
  code: async () => (await import('./SearchPalette/SearchPalette.tsx')).SearchPalette,
  texts: ['search'],
}

/**
 * The search over any page, for the header of a layout: it listens for ⌘K and Ctrl+K, and the palette loads on the first sign of
 * intent. The header renders `palette`.
 */
export function useSearchPalette() {
  const [isSearching, setSearching] = useState(false)
  const { Part: SearchPalette, warm } = useLoaded(palettePart, isSearching)
  const search = () => setSearching(true)
  useShortcut({ key: 'k', withCommand: true }, search)
  const palette = SearchPalette ? <SearchPalette isOpen={isSearching} onOpenChange={setSearching} /> : null
  return { search, warm, palette }
}
