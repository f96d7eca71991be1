import { isEmptyMarkup } from '@shulei/domain/base/markup/parse.ts'
import { prose } from '@shulei/ui/Prose/Prose.css.ts'
import { keydownHandler } from '@tiptap/pm/keymap'
import { type Editor, type Extensions, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MentionSource } from '../mentionSource.ts'
import { text } from '../RichTextEditor/RichTextEditor.css.ts'
import {
  hasForeignPicture,
  markdownHeadings,
  pastedAddress,
  pastedFiles,
  withoutFrames,
  withTableLines,
} from './clipboard.ts'
import { runTool } from './commands.ts'
import { extensions } from './extensions.ts'
import { putLink } from './links.ts'

export interface SurfaceProps {
  /** Id of the field, the prefix of its label's and description's ids. */
  id: string
  describedBy: string
  html: string
  /** The draft as read from storage, unsanitised. */
  draft: string | null
  placeholder: string | undefined
  /** The search that a typed `@` opens; without it an `@` is a character like others. */
  mention: MentionSource | undefined
  isInvalid: boolean
  isRequired: boolean
  isDisabled: boolean
  autoFocus: boolean
  onChange: (html: string) => void
  onUploadingChange: ((isUploading: boolean) => void) | undefined
}

/** Events of the text that concern its surroundings. */
export interface TextEvents {
  onFiles: (files: readonly File[], pos: number) => void
  onForeignPicture: () => void
  onLink: () => void
  onToolbar: () => void
}

/** The value of the editor: empty without content, and without empty paragraphs at the end. */
function htmlOf(editor: Editor): string {
  const html = editor.getHTML().replace(/(?:<p><\/p>)+$/, '')
  return isEmptyMarkup(html) ? '' : html
}

/** Accessible names and states of the text; attributes that do not apply are left out. */
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

/**
 * The Tiptap editor, null until it is created. It follows changes of the value and reports changes of the text. `more` are extensions
 * beside those of every text.
 */
export function useTextEditor(
  { more, ...props }: SurfaceProps & { more?: Extensions | undefined },
  events: TextEvents,
): Editor | null {
  const { html, draft, isDisabled, onChange } = props
  const [content] = useState(draft ?? html)
  /** The value that was last passed to `onChange`. */
  const told = useRef(html)
  /** Values passed to `onChange` that have not come back as props yet: a fast typist is ahead of React. */
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
    extensions: more ? [...extensions, ...more] : extensions,
    content,
    // the content security policy allows no inline styles
    injectCSS: false,
    immediatelyRender: false,
    editable: !isDisabled,
    autofocus: props.autoFocus && 'end',
    onUpdate: ({ editor: now }) => tell(now),
    editorProps: {
      attributes: attributesOf(props),
      // Tab moves the focus: neither lists nor code handle it
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
      handleKeyDown: keydownHandler({
        'Mod-k': always(events.onLink),
        'Alt-F10': always(events.onToolbar),
        // handled even where nothing can be indented: the browser would navigate its history
        'Mod-]': always(() => editor && runTool(editor, 'indent')),
        'Mod-[': always(() => editor && runTool(editor, 'outdent')),
      }),
      transformPastedHTML: (pasted) => {
        if (hasForeignPicture(pasted)) events.onForeignPicture()
        return more ? withoutFrames(pasted) : withTableLines(pasted)
      },
      handlePaste: (view, { clipboardData }) => {
        const files = clipboardData ? pastedFiles(clipboardData) : []
        if (files.length > 0) {
          events.onFiles(files, view.state.selection.from)
          return true
        }
        const headings = clipboardData && markdownHeadings(clipboardData)
        if (editor && headings && !editor.isActive('codeBlock')) return editor.commands.insertContent(headings)
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
  // a draft is sanitised by the schema before it is handed out
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
