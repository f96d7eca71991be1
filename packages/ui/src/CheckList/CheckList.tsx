import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Minus from 'lucide-react/dist/esm/icons/minus.mjs'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { fact as factStyle, main, mark, rule, title as titleStyle, words } from './CheckList.css.ts'

export interface CheckItem {
  id: string
  /** The rule, worded as a fact that should be true: "报名已完成". */
  title: ReactNode
  /** `unknown` until the rule has been checked. Selector `[data-verdict]`. */
  verdict: 'ok' | 'blocked' | 'unknown'
  /** The verdict in a word, for screen readers: "满足". */
  verdictText: string
  /** Facts behind the verdict, with dates and numbers. */
  fact?: ReactNode
  /** Link or button that resolves a blocked rule: a small `LinkButton` or `Button`. */
  action?: ReactNode
}

/** Rules with their verdict, the facts behind it and a remedy. Place it in a flush `Panel` beside the button it explains. */
export function CheckList({
  label,
  items,
}: {
  /** Accessible name of the list. */ label: string
  items: readonly CheckItem[]
}) {
  return (
    <ol aria-label={label}>
      {items.map(({ id, title, verdict, verdictText, fact, action }) => (
        <li key={id} className={rule} data-verdict={verdict}>
          <span className={mark}>
            <Icon of={verdict === 'ok' ? Check : verdict === 'blocked' ? X : Minus} size={15} />
          </span>
          <div className={main}>
            <div className={words}>
              <div className={titleStyle}>
                {title} <VisuallyHidden>{verdictText}</VisuallyHidden>
              </div>
              {fact ? <div className={factStyle}>{fact}</div> : null}
            </div>
            {action}
          </div>
        </li>
      ))}
    </ol>
  )
}
