import type { Editor } from '@tiptap/core'

/** Target of the link at the cursor; null without a link. */
export const linkAt = (editor: Editor): string | null =>
  editor.isActive('link') ? String(editor.getAttributes('link').href) : null

/** Links the selected text, or changes the link at the cursor; without a selection the address itself is inserted. */
export function putLink(editor: Editor, href: string) {
  const chain = editor.chain().focus()
  if (editor.isActive('link')) chain.extendMarkRange('link').setMark('link', { href }).run()
  else if (!editor.state.selection.empty) chain.setMark('link', { href }).run()
  else {
    const text = href.replace(/^mailto:/i, '')
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
  }
}

export const dropLink = (editor: Editor) => editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
