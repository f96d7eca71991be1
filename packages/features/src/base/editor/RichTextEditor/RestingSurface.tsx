import { prose } from '@shulei/ui/Prose/Prose.css.ts'
import { MarkupView } from '../MarkupView.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import * as css from './RichTextEditor.css.ts'
import type { Tool } from './tools.ts'

const none: ReadonlySet<Tool> = new Set()
const nothing = () => {}

/** Placeholder of the editor with the same height: its toolbar and the readable text. */
export function RestingSurface({ html, placeholder }: { html: string; placeholder: string | undefined }) {
  return (
    <>
      <EditorToolbar active={none} usable={none} onUse={nothing} onLeave={nothing} />
      <div className={css.page}>
        {html === '' ? <p className={css.placeholder}>{placeholder}</p> : null}
        <div className={`${prose} ${css.text}`}>
          <MarkupView html={html === '' ? '<p></p>' : html} />
        </div>
      </div>
    </>
  )
}
