import { isEmptyMarkup } from '@shulei/domain/markup/parse.ts'
import { prose } from '@shulei/ui/Prose/Prose.css.ts'
import { keydownHandler } from '@tiptap/pm/keymap'
import { type Editor, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { text } from '../RichTextEditor/RichTextEditor.css.ts'
import { hasForeignPicture, pastedAddress, pastedFiles } from './clipboard.ts'
import { runTool } from './commands.ts'
import { extensions } from './extensions.ts'
import { putLink } from './links.ts'
import type { SurfaceProps } from './Surface.tsx'

/** What happens in the text and is not only of the text. */
export interface TextEvents {
  onFiles: (files: readonly File[], pos: number) => void
  onForeignPicture: () => void
  onLink: () => void
  onToolbar: () => void
}

/** The text as it is handed out: empty where it says nothing, without the empty lines at its end. */
function htmlOf(editor: Editor): string {
  const html = editor.getHTML().replace(/(?:<p><\/p>)+$/, '')
  return isEmptyMarkup(html) ? '' : html
}

/** Names and states of the text for assistive technology; what does not hold is not there. */
const attributesOf = ({ id, describedBy, isInvalid, isRequired, isDisabled, placeholder }: SurfaceProps) =>
  Object.fromEntries(
    Object.entries({
      id: `${id}-text`,
      class: `${prose} ${text}`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': describedBy,
      'aria-placeholder': placeholder,
      'aria-invalid': isInvalid && 'true',
      'aria-required': isRequired && 'true',
      'aria-disabled': isDisabled && 'true',
    }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )

/** The living text: null until it is there. It follows what comes from outside, and tells what is written. */
export function useTextEditor(props: SurfaceProps, events: TextEvents): Editor | null {
  const { html, draft, isDisabled, onChange } = props
  const [content] = useState(draft ?? html)
  /** What the outside was told last. */
  const told = useRef(html)
  /** What has not come back from there yet: whoever types fast is ahead of it. */
  const underWay = useRef<string[]>([])
  const tell = (editor: Editor) => {
    const next = htmlOf(editor)
    if (next === told.current) return
    told.current = next
    underWay.current.push(next)
    onChange(next)
  }
  const always = (act: () => void) => () => {
    act()
    return true
  }

  const editor: Editor | null = useEditor({
    extensions,
    content,
    // the page's policy allows no styles but those of its files
    injectCSS: false,
    immediatelyRender: false,
    editable: !isDisabled,
    onUpdate: ({ editor: now }) => tell(now),
    editorProps: {
      attributes: attributesOf(props),
      // Tab is for leaving: neither lists nor code take it
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
      handleKeyDown: keydownHandler({
        'Mod-k': always(events.onLink),
        'Alt-F10': always(events.onToolbar),
        // also where nothing can be indented: in a browser they go through its history
        'Mod-]': always(() => editor && runTool(editor, 'indent')),
        'Mod-[': always(() => editor && runTool(editor, 'outdent')),
      }),
      transformPastedHTML: (pasted) => {
        if (hasForeignPicture(pasted)) events.onForeignPicture()
        return pasted
      },
      handlePaste: (view, { clipboardData }) => {
        const files = clipboardData ? pastedFiles(clipboardData) : []
        if (files.length > 0) {
          events.onFiles(files, view.state.selection.from)
          return true
        }
        const address = pastedAddress(clipboardData?.getData('text/plain') ?? '')
        if (!editor || address === null || editor.isActive('codeBlock')) return false
        putLink(editor, address)
        return true
      },
      handleDrop: (view, event, _, moved) => {
        const files = [...(event.dataTransfer?.files ?? [])]
        if (moved || files.length === 0) return false
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        events.onFiles(files, place?.pos ?? view.state.selection.from)
        return true
      },
    },
  })

  const follow = useEffectEvent((next: string) => {
    const echo = underWay.current.indexOf(next)
    underWay.current.splice(0, echo + 1)
    if (echo >= 0 || next === told.current) return
    told.current = next
    editor?.commands.setContent(next, { emitUpdate: false })
  })
  useEffect(() => follow(html), [html])
  // a draft is clean once it has been through the schema; only then is it handed out
  const restore = useEffectEvent((found: string) => {
    if (!editor) return
    if (found !== content) editor.commands.setContent(found, { emitUpdate: false })
    tell(editor)
  })
  useEffect(() => {
    if (editor && draft !== null) restore(draft)
  }, [editor, draft])
  useEffect(() => editor?.setEditable(!isDisabled, false), [editor, isDisabled])
  return editor
}
