import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** Id of the main content, which needs `tabIndex={-1}`. */
  target: string
  /** "跳到正文". */
  children: string
}

/** First in the page: leads keyboards past the header. Seen only while it has the focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      {children}
    </a>
  )
}
