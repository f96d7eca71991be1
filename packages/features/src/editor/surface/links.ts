import type { Editor } from '@tiptap/core'

/** Where the link at the cursor leads; null where there is none. */
export const linkAt = (editor: Editor): string | null =>
  editor.isActive('link') ? String(editor.getAttributes('link').href) : null

/** Makes what is marked, or the link at the cursor, lead there; where nothing is marked, the address is written. */
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
