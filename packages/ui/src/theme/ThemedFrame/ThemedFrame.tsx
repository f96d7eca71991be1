import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { mirrorStyles } from './mirrorStyles.ts'
import * as css from './ThemedFrame.css.ts'
import { useIsNear, useWidth } from './useBox.ts'

export interface ThemedFrameProps {
  /** Accessible name of the frame. */
  title: string
  /** The theme as CSS variables, set on the frame's own <html>. */
  variables: Readonly<Record<`--${string}`, string>>
  scheme: 'light' | 'dark'
  /** Language of the page inside. */
  lang: string
  /** Size in CSS pixels of the window inside; the frame takes the width of its container and scales the window. */
  width: number
  height: number
  /** Content of the frame; with `address` the frame shows a page of the site instead. */
  children?: ReactNode
  /**
   * Address of a page of this site. It comes with its own style sheets and language, and its scripts do not run; the variables are
   * set over its own.
   */
  address?: string
}

const empty = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>'

/**
 * A small window with a page of its own: media queries see its width, and its root has the theme. It can be scrolled but not
 * operated. It is rendered when it comes near the screen.
 */
export function ThemedFrame({ title, variables, scheme, lang, width, height, children, address }: ThemedFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<Document | null>(null)
  const isNear = useIsNear(box)
  const scale = useWidth(box) / width

  useEffect(() => {
    if (!page || address !== undefined) return
    return mirrorStyles(document, page)
  }, [page, address])

  useEffect(() => {
    if (!page) return
    const root = page.documentElement
    if (address === undefined) root.lang = lang
    root.style.cssText = ''
    root.style.colorScheme = scheme
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
  }, [page, variables, scheme, lang, address])

  return (
    <div ref={box} className={css.box} style={{ aspectRatio: `${width} / ${height}` }}>
      {isNear && (
        <iframe
          className={css.frame}
          style={{ inlineSize: width, blockSize: height, scale }}
          title={title}
          {...(address === undefined ? { srcDoc: empty } : { src: address, sandbox: 'allow-same-origin' })}
          onLoad={(event) => {
            const inside = event.currentTarget.contentDocument
            if (!inside) return
            inside.body.inert = true
            setPage(inside)
          }}
        />
      )}
      {page && address === undefined && createPortal(children, page.body)}
    </div>
  )
}
