import { useContext } from 'react'
import { useMatches } from 'react-router'
import { NonceContext } from '../context.ts'

/** A style sheet that a loader made for its pages, and the theme that it belongs to. */
interface WithStyle {
  style?: { css: string; theme?: string }
}

const styleOf = (data: unknown) => (data as WithStyle | null | undefined)?.style

/** The innermost matched route that brings a style sheet. */
const usePageStyle = () =>
  useMatches()
    .map(({ loaderData }) => styleOf(loaderData))
    .findLast(Boolean)

/** The theme of the page: of the style sheet that its loader made, or the one that its layout names in its handle. */
export function usePageTheme(): string | undefined {
  const style = usePageStyle()
  const named = useMatches().map(({ handle }) => (handle as { theme?: string } | undefined)?.theme)
  return style?.theme ?? named.find((theme) => theme !== undefined)
}

/** In the browser a nonce is read from the element that the server has written it to. */
const browserNonce = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/** Writes the style sheet of the page into its head, so that no first paint is without it. */
export function PageStyle() {
  const style = usePageStyle()
  const nonce = useContext(NonceContext) ?? browserNonce()
  if (!style) return null
  return (
    <style
      key={style.css}
      id="page-style"
      nonce={nonce}
      dangerouslySetInnerHTML={{ __html: style.css }}
      suppressHydrationWarning
    />
  )
}
