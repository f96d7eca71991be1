import type { MouseEvent, ReactNode } from 'react'
import { body, shell } from './SiteShell.css.ts'

export interface FramedProps {
  /** Name of the layout that the page has outside a frame. */
  layout: string
  children: ReactNode
}

/** Whether a click on the link would open it in this window. */
const opensHere = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download')

/**
 * A page inside another page's frame (A§2, L18): no header, footer or side bar. Links open in the top window (Q105), except
 * those within the page.
 */
export function Framed({ layout, children }: FramedProps) {
  const openOnTop = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link?.href || !opensHere(event, link)) return
    const target = new URL(link.href)
    if (target.hash && target.href.replace(target.hash, '') === location.href.replace(location.hash, '')) return
    event.preventDefault()
    window.open(target.href, '_top')
  }
  return (
    <div className={shell} data-layout={layout} data-inside-frame onClickCapture={openOnTop}>
      <div className={body}>{children}</div>
    </div>
  )
}
