import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { system } from './MessageSessionItem.css.ts'

/** The beginning of what the system wrote: markup, which the server has cleaned (A§3, Q062). */
export const SystemSnippet = ({ markup }: { markup: string }) => (
  <span className={system}>
    <Prose sanitisedHtml={markup} />
  </span>
)
