import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs'
import type { ElementType, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { LinkElementProps } from '../TextLink/linkProps.ts'
import { passFocus } from '../theme/passFocus.ts'
import { far, gap, list, pagination, step, summary as summaryStyle } from './Pagination.css.ts'
import { pageWindow } from './pageWindow.ts'

export interface PaginationProps<C extends ElementType = 'a'> {
  /** Accessible name: "排行榜分页". */
  label: string
  /** The current page, from 1. */
  page: number
  /** Number of pages. With one page or none only the summary is shown. */
  pageCount: number
  /** Returns the props of the link to a page: `(page) => ({ href: `?page=${page}` })`. */
  linkTo: (page: number) => LinkElementProps<C>
  /** Accessible name of a page link: "第 3 页". */
  pageLabel: (page: number) => string
  previousText: string
  nextText: string
  /** Shown at the start of the line: "1,284 队". */
  summary?: ReactNode
  /** Component that renders a link, `'a'` by default. */
  component?: C
}

/** The first page has no "previous" and the last no "next": a pressed one passes its focus to the current page. */
const endRef = passFocus('ol', '[aria-current]')

/** Pages of a list as links, which can be opened in a tab, shared, and used without JavaScript. */
export function Pagination<C extends ElementType = 'a'>({
  label,
  page,
  pageCount,
  linkTo,
  pageLabel,
  previousText,
  nextText,
  summary,
  component,
}: PaginationProps<C>) {
  const Link: ElementType = component ?? 'a'
  const previous = (
    <>
      <Icon of={ChevronLeft} size={15} />
      {previousText}
    </>
  )
  const next = (
    <>
      {nextText}
      <Icon of={ChevronRight} size={15} />
    </>
  )
  const line = summary ? <div className={summaryStyle}>{summary}</div> : null
  if (pageCount <= 1) return line
  return (
    <nav className={pagination} aria-label={label}>
      {line}
      <ol className={list}>
        {page > 1 ? (
          <li ref={endRef}>
            <Link {...linkTo(page - 1)} rel="prev" className={step}>
              {previous}
            </Link>
          </li>
        ) : null}
        {pageWindow(page, pageCount).map((slot) =>
          typeof slot === 'string' ? (
            <li key={slot} className={`${gap} ${far}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={slot} className={Math.abs(slot - page) > 1 ? far : undefined}>
              <Link
                {...linkTo(slot)}
                className={step}
                aria-label={pageLabel(slot)}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </Link>
            </li>
          ),
        )}
        {page < pageCount ? (
          <li ref={endRef}>
            <Link {...linkTo(page + 1)} rel="next" className={step}>
              {next}
            </Link>
          </li>
        ) : null}
      </ol>
    </nav>
  )
}
