import { useEffect, useRef, useState } from 'react'
import { RestingSurface } from '../RichTextEditor/RestingSurface.tsx'
import { usePictures } from './usePictures.ts'
import { type SurfaceProps, useTextEditor } from './useTextEditor.ts'
import { WritingSurface } from './WritingSurface.tsx'

/** Switches from the read-only text to the editor once it is ready. */
export function Surface(props: SurfaceProps) {
  const { html, draft, placeholder, mention, isDisabled, onUploadingChange } = props
  const toolbar = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const editor = useTextEditor(props, {
    onFiles: (files, pos) => void pictures.add(files, pos),
    onForeignPicture: () => pictures.note({ reason: 'foreign' }),
    onLink: () => setLinking(true),
    onToolbar: () => toolbar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
  })
  const pictures = usePictures(editor)
  const isUploading = pictures.uploads.some(({ phase }) => phase !== 'failed')
  useEffect(() => onUploadingChange?.(isUploading), [isUploading, onUploadingChange])

  if (!editor) return <RestingSurface html={draft ?? html} placeholder={placeholder} />
  return (
    <WritingSurface
      editor={editor}
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
