import { Badge } from '@shulei/ui/Badge/Badge.tsx'
import { label as labelStyle, tab } from '@shulei/ui/TabNav/TabNav.css.ts'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './MessagePopover.css.ts'

export const tabId = (id: string, name: string) => `${id}-${name}`
export const panelId = (id: string) => `${id}-panel`

export interface TabHeadsProps<Name extends string> {
  /** The ids of the tabs and of their panel begin with it. */
  id: string
  label: string
  heads: readonly { id: Name; name: string; count: number }[]
  open: Name
  onOpen: (name: Name) => void
}

/** The tab to which a key leads from another one; undefined for keys without a meaning here. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * The heads of the tabs: arrow keys, Home and End move and open. Plain buttons, because React Aria's tabs would bring 12 kB of
 * collections to every page of a signed-in person.
 */
export function TabHeads<Name extends string>({ id, label, heads, open, onOpen }: TabHeadsProps<Name>) {
  const { t } = useTranslation('message')
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = heads.findIndex((head) => head.id === open)
    const next = heads[target(event.key, at, heads.length) ?? -1]
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onOpen(next.id)
    document.getElementById(tabId(id, next.id))?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={css.tabList} onKeyDown={move}>
      {heads.map((head) => (
        <button
          key={head.id}
          type="button"
          role="tab"
          id={tabId(id, head.id)}
          aria-selected={head.id === open}
          aria-controls={panelId(id)}
          tabIndex={head.id === open ? 0 : -1}
          className={`${tab} ${css.tab}`}
          data-selected={head.id === open || undefined}
          onClick={() => onOpen(head.id)}
        >
          <span className={labelStyle} data-text={head.name}>
            {head.name}
          </span>
          <Badge tone="soft" count={head.count} label={t('session.unread', { count: head.count })} />
        </button>
      ))}
    </div>
  )
}
