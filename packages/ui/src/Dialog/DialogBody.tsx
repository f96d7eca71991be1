import { type ReactNode, useEffect, useRef, useState } from 'react'
import { body } from './Dialog.css.ts'

/**
 * The part of a dialog between heading and buttons. A text too long for the window scrolls, with the keyboard too. React hands the
 * events of a portal to the components around it: a form in here must not submit the form that a dialog is written in.
 */
export function DialogBody({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isScrolling, setScrolling] = useState(false)

  useEffect(() => {
    const outer = frame.current
    const inner = content.current
    if (!outer || !inner) return
    const watch = new ResizeObserver(() => setScrolling(outer.scrollHeight > outer.clientHeight))
    watch.observe(outer)
    watch.observe(inner)
    return () => watch.disconnect()
  }, [])

  return (
    <div
      ref={frame}
      className={body}
      tabIndex={isScrolling ? 0 : undefined}
      onSubmit={(event) => event.stopPropagation()}
    >
      <div ref={content}>{children}</div>
    </div>
  )
}
