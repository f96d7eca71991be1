import type { Editor, Extensions } from '@tiptap/core'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { RestingSurface } from '../RichTextEditor/RestingSurface.tsx'
import { usePictures } from './usePictures.ts'
import { type SurfaceProps, useTextEditor } from './useTextEditor.ts'
import { WritingSurface } from './WritingSurface.tsx'

/** Additions to the editor of a text that can have tables. */
export interface Tables {
  extensions: Extensions
  /** The button of the toolbar. */
  Menu: ComponentType<{ editor: Editor; isDisabled: boolean }>
}

/** Switches from the read-only text to the editor once it is ready. */
export function Surface({ tables, ...props }: SurfaceProps & { tables?: Tables }) {
  const { html, draft, placeholder, mention, isDisabled, onUploadingChange } = props
  const toolbar = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const editor = useTextEditor(
    { ...props, more: tables?.extensions },
    {
      onFiles: (files, pos) => void pictures.add(files, pos),
      onForeignPicture: () => pictures.note({ reason: 'foreign' }),
      onLink: () => setLinking(true),
      onToolbar: () => toolbar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
    },
  )
  const pictures = usePictures(editor)
  const isUploading = pictures.uploads.some(({ phase }) => phase !== 'failed')
  useEffect(() => onUploadingChange?.(isUploading), [isUploading, onUploadingChange])

  if (!editor) return <RestingSurface html={draft ?? html} placeholder={placeholder} hasTables={Boolean(tables)} />
  return (
    <WritingSurface
      editor={editor}
      tableMenu={tables && <tables.Menu editor={editor} isDisabled={isDisabled} />}
      pictures={pictures}
      toolbarRef={toolbar}
      placeholder={placeholder}
      mention={mention}
      isDisabled={isDisabled}
      isLinking={isLinking}
      onLinkingChange={setLinking}
    />
  )
}
