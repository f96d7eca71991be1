import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** The selected picture, or null. */
export function chosenPicture({ state: { selection } }: Editor): { alt: string } | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'picture') return null
  return { alt: String(selection.node.attrs.alt) }
}

/** Sets the description of the selected picture, which stays selected. */
export function describePicture({ view }: Editor, alt: string) {
  view.dispatch(view.state.tr.setNodeAttribute(view.state.selection.from, 'alt', alt))
}
