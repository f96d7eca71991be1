import { Popover } from '@shulei/ui/Popover/Popover.tsx'
import { type Editor, EditorContent, useEditorState } from '@tiptap/react'
import { type ReactNode, type Ref, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { PictureChooser } from '../../site/PictureChooser.tsx'
import type { MentionSource } from '../mentionSource.ts'
import { EditorToolbar } from '../RichTextEditor/EditorToolbar.tsx'
import * as css from '../RichTextEditor/RichTextEditor.css.ts'
import type { Tool } from '../RichTextEditor/tools.ts'
import { activeTools, runTool, usableTools } from './commands.ts'
import { LinkForm } from './LinkForm.tsx'
import { dropLink, linkAt, putLink } from './links.ts'
import { MentionList } from './MentionList.tsx'
import { Notes } from './Notes.tsx'
import { PicturePanel } from './PicturePanel.tsx'
import { chosenPicture, describePicture } from './pictures.ts'
import { UploadBlock } from './UploadBlock.tsx'
import type { usePictures } from './usePictures.ts'

export interface WritingSurfaceProps {
  editor: Editor
  pictures: ReturnType<typeof usePictures>
  toolbarRef: Ref<HTMLDivElement>
  /** The button for tables; undefined where the text has none. */
  tableMenu: ReactNode
  placeholder: string | undefined
  mention: MentionSource | undefined
  isDisabled: boolean
  /** The link popover is open. */
  isLinking: boolean
  onLinkingChange: (isLinking: boolean) => void
}

const none: Tool[] = []

/** Toolbar, editable text, and the panels of the selected link or picture. */
export function WritingSurface(props: WritingSurfaceProps) {
  const { editor, pictures, toolbarRef, tableMenu, placeholder, mention, isDisabled, isLinking, onLinkingChange } =
    props
  const { t } = useTranslation('rich-text')
  const linkButton = useRef<HTMLButtonElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { active, usable, link, picture, isBlank } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: activeTools(now),
      usable: usableTools(now),
      link: linkAt(now),
      picture: chosenPicture(now),
      isBlank: now.isEmpty,
    }),
  })
  const onUse = (tool: Tool) => {
    if (tool === 'link') onLinkingChange(true)
    else if (tool === 'picture') chooser.current?.click()
    else runTool(editor, tool)
  }
  const thenBack = (act: () => void) => {
    onLinkingChange(false)
    act()
  }

  return (
    <>
      <EditorToolbar
        ref={toolbarRef}
        linkRef={linkButton}
        tableMenu={tableMenu}
        active={new Set(isDisabled ? none : active)}
        usable={new Set(isDisabled ? none : usable)}
        onUse={onUse}
        onLeave={() => editor.view.focus()}
      />
      <Popover
        label={t('tool.link')}
        size="s"
        triggerRef={linkButton}
        isOpen={isLinking}
        onOpenChange={onLinkingChange}
      >
        <LinkForm
          address={link}
          onApply={(address) => thenBack(() => putLink(editor, address))}
          onRemove={() => thenBack(() => dropLink(editor))}
        />
      </Popover>
      <PictureChooser ref={chooser} onChoose={(files) => void pictures.add(files, editor.state.selection.from)} />
      <div className={css.page}>
        {isBlank && placeholder ? (
          <p className={css.placeholder} aria-hidden="true">
            {placeholder}
          </p>
        ) : null}
        {mention ? (
          <MentionList editor={editor} source={mention}>
            <EditorContent editor={editor} />
          </MentionList>
        ) : (
          <EditorContent editor={editor} />
        )}
      </div>
      {pictures.uploads.map((upload) =>
        createPortal(
          <UploadBlock
            of={upload}
            onRetry={() => pictures.retry(upload.id)}
            onRemove={() => pictures.remove(upload.id)}
          />,
          upload.element,
          upload.id,
        ),
      )}
      {picture && !isDisabled ? (
        <PicturePanel
          alt={picture.alt}
          onChange={(alt) => describePicture(editor, alt)}
          onRemove={() => editor.chain().focus().deleteSelection().run()}
        />
      ) : null}
      <Notes of={pictures.notes} onClose={pictures.clearNotes} />
    </>
  )
}
