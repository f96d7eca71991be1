import ArrowDown from 'lucide-react/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide-react/dist/esm/icons/arrow-up.mjs'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { type Place, type Side, sideOf, windowOf } from './ownRow.ts'
import { ownFrame, toOwn } from './VirtualTable.css.ts'

interface OwnRowFrameProps {
  /** The `VirtualTable` itself. */
  children: ReactNode
  table: RefObject<HTMLTableElement | null>
  /** Place of the own row, if there is one. */
  place: Place | undefined
  label: string | undefined
  onGo: () => void
}

/**
 * Observes where the own row is while the table scrolls, marks the edge it sticks to, and shows a button that leads to its
 * place.
 */
export function OwnRowFrame({ children, table, place, label, onGo }: OwnRowFrameProps) {
  const [side, setSide] = useState<Side>()
  const look = useEffectEvent((box: Element) => setSide(place && sideOf(place, windowOf(box))))
  const top = place?.top
  // biome-ignore lint/correctness/useExhaustiveDependencies: sorting moves the row without a scroll event
  useEffect(() => {
    const box = table.current
    if (!box) return
    const lookAgain = () => look(box)
    // A ResizeObserver also calls back once when it starts.
    const sized = new ResizeObserver(lookAgain)
    sized.observe(box)
    box.addEventListener('scroll', lookAgain, { passive: true })
    return () => {
      sized.disconnect()
      box.removeEventListener('scroll', lookAgain)
    }
  }, [table, top])

  const takesFocus = useRef(false)
  useEffect(() => {
    if (side || !takesFocus.current) return
    takesFocus.current = false
    table.current?.querySelector<HTMLElement>('[data-own]')?.focus({ preventScroll: true })
  }, [table, side])
  /**
   * The button is removed when the row is in its place, so the row takes the focus only then, which causes no further
   * scrolling.
   */
  const press = () => {
    takesFocus.current = true
    onGo()
  }

  return (
    <div className={ownFrame} data-own-side={side} style={{ '--row-height': `${place?.height}px` } as CSSProperties}>
      {children}
      {side && label ? (
        <div className={toOwn}>
          <Button size="s" icon={<Icon of={side === 'above' ? ArrowUp : ArrowDown} size={15} />} onPress={press}>
            {label}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
