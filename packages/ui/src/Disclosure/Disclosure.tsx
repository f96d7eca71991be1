import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs'
import type { DetailsHTMLAttributes, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { arrow, content, disclosure, summary, title as titleStyle } from './Disclosure.css.ts'

export interface DisclosureProps
  extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'className' | 'style' | 'title'> {
  /** The question, or a title of the hidden content. */
  title: ReactNode
  children: ReactNode
  /** Opening one disclosure closes the others of the same name. */
  name?: string
}

/**
 * A title that opens its content in place. Uses the browser's `<details>`, which works without JavaScript and in "find in
 * page".
 */
export function Disclosure({ title, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={disclosure}>
      <summary className={summary}>
        <span className={titleStyle}>{title}</span>
        <span className={arrow}>
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <div className={content}>{children}</div>
    </details>
  )
}
