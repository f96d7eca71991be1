import type { ReactNode } from 'react'
import { prose } from './Prose.css.ts'
import { useFocusableScrollers } from './useFocusableScrollers.ts'

/** Either elements, or HTML that was sanitised when it was stored or served. Never pass a person's text directly. */
type Content = { children: ReactNode; sanitisedHtml?: never } | { sanitisedHtml: string; children?: never }

export type ProseProps = Content & {
  /** Language of the text where it differs from the page's, such as an organiser's words in another language. */
  lang?: string
}

/**
 * Running text: headings, paragraphs, lists, tables and code, at most 42 em wide. A table or code block that is too wide scrolls, by
 * keyboard too.
 */
export function Prose({ children, sanitisedHtml, lang }: ProseProps) {
  const root = useFocusableScrollers()
  if (sanitisedHtml === undefined) {
    return (
      <div ref={root} className={prose} lang={lang}>
        {children}
      </div>
    )
  }
  // The only place in the product that renders stored HTML; the prop requires that it was sanitised.
  return <div ref={root} className={prose} lang={lang} dangerouslySetInnerHTML={{ __html: sanitisedHtml }} />
}
