import type { ReactNode } from 'react'
import { prose } from './Prose.css.ts'

/** Either elements, or HTML that has been sanitised where it was stored or served. Never text straight from a person. */
type Content = { children: ReactNode; sanitisedHtml?: never } | { sanitisedHtml: string; children?: never }

export type ProseProps = Content & {
  /** Language of the text where it differs from the page's, such as an organiser's words in another language. */
  lang?: string
}

/** Running text: headings, paragraphs, lists, tables and code, at most 42 em wide. */
export function Prose({ children, sanitisedHtml, lang }: ProseProps) {
  if (sanitisedHtml === undefined) {
    return (
      <div className={prose} lang={lang}>
        {children}
      </div>
    )
  }
  // The one place in the product that shows stored HTML; the prop's contract is that it has been sanitised.
  return <div className={prose} lang={lang} dangerouslySetInnerHTML={{ __html: sanitisedHtml }} />
}
