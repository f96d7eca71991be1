import { linkRel } from '@shulei/domain/base/markup/allowed.ts'
import { type MarkupNode, parseMarkup } from '@shulei/domain/base/markup/parse.ts'
import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Shows a text before the editor is loaded, and on the server. A parser that knows only the allowed elements reads it, and
 * React draws them: other markup is dropped or shown as text, so the input may be unsafe.
 */
export const MarkupView = ({ html }: { html: string }) => draw(parseMarkup(html))

const draw = (nodes: readonly MarkupNode[]): ReactNode =>
  nodes.map((node, index) =>
    // nodes have no other identity and never move
    typeof node === 'string' ? <Fragment key={index}>{node}</Fragment> : <Element key={index} of={node} />,
  )

function Element({ of: { tag, children, ...attributes } }: { of: Exclude<MarkupNode, string> }) {
  if (tag === 'br' || tag === 'hr' || tag === 'img') return createElement(tag, attributes)
  // keeps the line height of an empty paragraph
  if (tag === 'p' && children.length === 0) return createElement('p', null, <br />)
  return createElement(tag, { ...attributes, ...(tag === 'a' ? { rel: linkRel } : {}) } as object, draw(children))
}
