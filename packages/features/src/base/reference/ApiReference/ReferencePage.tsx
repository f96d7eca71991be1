import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './ApiReference.css.ts'
import { PageTitle } from '../../site/PageTitle/PageTitle.tsx'

/** Marks the link of the part that is being read in the page's list of parts. */
function useOpenPart(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const links = new Map<Element, Element>()
    for (const link of page.current?.querySelectorAll('nav a[href^="#"]') ?? []) {
      const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      if (part) links.set(part, link)
    }
    // a part is read while it crosses a line a third below the top
    const watcher = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) {
          if (isIntersecting) links.get(target)?.setAttribute('aria-current', 'true')
          else links.get(target)?.removeAttribute('aria-current')
        }
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const part of links.keys()) watcher.observe(part)
    return () => watcher.disconnect()
  }, [page])
}

/**
 * The page of the API. Its content is HTML of the server: it is never rendered in the browser, which keeps what it has. So a
 * change of language loads the page again.
 */
export function ReferencePage({ html }: { html: string }) {
  const { t, i18n } = useTranslation('shell')
  const page = useRef<HTMLElement>(null)
  const language = useRef(i18n.language)
  useOpenPart(page)
  useEffect(() => {
    if (language.current !== i18n.language || page.current?.childElementCount === 0) location.reload()
  }, [i18n.language])
  return (
    <>
      <PageTitle text={t('header.apiDocs')} />
      <main id="content" tabIndex={-1} ref={page} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
    </>
  )
}
