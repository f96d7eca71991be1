import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { system } from './MessageSessionItem.css.ts'

/** Snippet of a system message: markup, sanitised by the server (A§3, Q062). */
export const SystemSnippet = ({ markup }: { markup: string }) => (
  <div className={system}>
    <Prose sanitisedHtml={markup} />
  </div>
)
