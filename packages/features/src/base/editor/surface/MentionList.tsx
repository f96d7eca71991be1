import * as option from '@shulei/ui/ComboBox/ComboBox.css.ts'
import { useDelayedSearch } from '@shulei/ui/ComboBox/useDelayedSearch.ts'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { words } from '@shulei/ui/Menu/Menu.css.ts'
import { sheet } from '@shulei/ui/Popover/Popover.css.ts'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Popover } from 'react-aria-components/Popover'
import type { MentionSource } from '../mentionSource.ts'
import * as css from '../RichTextEditor/RichTextEditor.css.ts'
import { type AtWord, atWord } from './mention.ts'

/** Most options shown, as in a `ComboBox` (A§9). */
const mostOptions = 5

interface MentionListProps {
  editor: Editor
  source: MentionSource
  /** The editable text. */
  children: ReactNode
}

/** Puts the anchor of the list onto the line of the `@`. */
function place(anchor: HTMLElement, { view }: Editor, from: number) {
  const page = anchor.offsetParent
  if (!page) return
  const { left, top, bottom } = view.coordsAtPos(from)
  const outer = page.getBoundingClientRect()
  anchor.style.insetInlineStart = `${left - outer.left + page.scrollLeft}px`
  anchor.style.insetBlockStart = `${top - outer.top + page.scrollTop}px`
  anchor.style.blockSize = `${bottom - top}px`
}

/** Tells assistive technology about the list, on the text that keeps the focus. */
function useAttributes({ view: { dom } }: Editor, listId: string | undefined, optionId: string | undefined) {
  useEffect(() => {
    dom.setAttribute('aria-autocomplete', 'list')
    dom.setAttribute('aria-haspopup', 'listbox')
  }, [dom])
  useEffect(() => {
    const attributes = { 'aria-controls': listId, 'aria-activedescendant': optionId }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) dom.removeAttribute(name)
      else dom.setAttribute(name, value)
    }
  }, [dom, listId, optionId])
}

/**
 * A search in the text: the letters after an `@` find people, in a list below it. The focus stays in the text. Arrow keys move,
 * Enter chooses, Esc closes; an input method keeps its own keys.
 */
export function MentionList({ editor, source, children }: MentionListProps) {
  const { label, keysHint, maxLetters, onSearch, isLoading, failureText, loadingText, emptyText, countText } = source
  const word: AtWord | null = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.isFocused ? atWord(now, maxLetters) : null),
  })
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  /** Position of the `@` whose list was closed. */
  const [closed, setClosed] = useState<number | null>(null)
  const [at, setAt] = useState(0)
  const { isWaiting, composition } = useDelayedSearch(word && word.from !== closed ? word.letters : '', onSearch)

  const isOpen = word !== null && word.from !== closed
  const isBusy = isWaiting || isLoading
  const found = isOpen && !isBusy && failureText === undefined ? source.options.slice(0, mostOptions) : []
  const current = Math.min(at, found.length - 1)
  const from = word?.from
  // another `@`, or none: the next list opens with its first option
  const [last, setLast] = useState(from)
  if (from !== last) {
    setLast(from)
    setClosed(null)
    setAt(0)
  }
  useLayoutEffect(() => {
    if (isOpen && from !== undefined && anchor.current) place(anchor.current, editor, from)
  }, [editor, isOpen, from])
  const isListed = found.length > 0
  useAttributes(editor, isListed ? `${id}-list` : undefined, isListed ? `${id}-${current}` : undefined)

  const close = () => setClosed(from ?? null)
  const choose = (index: number) => {
    const chosen = found[index]
    if (!word || !chosen) return
    editor
      .chain()
      .focus()
      .command(({ tr }) => Boolean(tr.insertText(`@${chosen.label} `, word.from, word.to)))
      .run()
    source.onChoose(chosen.id)
  }
  const steps: Record<string, () => void> = {
    ArrowDown: () => setAt((current + 1) % found.length),
    ArrowUp: () => setAt((current + found.length - 1) % found.length),
    Enter: () => choose(current),
  }
  // in the capture phase, before the editor moves the caret or breaks the line
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { isComposing } = event.nativeEvent
    if (!isOpen || isComposing || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    const act = event.key === 'Escape' ? close : found.length > 0 ? steps[event.key] : undefined
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <>
      <div onKeyDownCapture={onKeyDownCapture} {...composition}>
        {children}
      </div>
      <span ref={anchor} className={css.mentionAnchor} />
      <VisuallyHidden>
        <span role="status">{found.length > 0 ? `${countText(found.length)} ${keysHint}` : ''}</span>
      </VisuallyHidden>
      <Popover
        className={sheet}
        triggerRef={anchor}
        placement="bottom start"
        offset={4}
        isNonModal
        isOpen={isOpen}
        onOpenChange={close}
      >
        {found.length > 0 ? (
          <div id={`${id}-list`} className={`${option.results} ${css.mentionList}`} role="listbox" aria-label={label}>
            {found.map((one, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and handles the keys
              <div
                key={one.id}
                id={`${id}-${index}`}
                className={option.option}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                data-focus-visible={index === current ? '' : undefined}
                // a press must not take the focus out of the text
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
              >
                {one.picture?.('list')}
                <span className={words}>
                  <bdi className={option.name}>{one.label}</bdi>
                  {one.note ? <span className={option.note}>{one.note}</span> : null}
                </span>
              </div>
            ))}
          </div>
        ) : (
          <div className={option.remark}>{isBusy ? <Loading label={loadingText} /> : (failureText ?? emptyText)}</div>
        )}
      </Popover>
    </>
  )
}
