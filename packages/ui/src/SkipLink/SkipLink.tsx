import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** Id of the main content, which needs `tabIndex={-1}`. */
  target: string
  /** "跳到正文". */
  children: string
}

/** First link of the page: lets keyboard users skip the header. Visible only while focused. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children}
    </a>
  )
}
