import { linkRel } from '@shulei/domain/markup/allowed.ts'
import { type MarkupNode, parseMarkup } from '@shulei/domain/markup/parse.ts'
import { createElement, Fragment, type ReactNode } from 'react'

/**
 * A text before the editor is there, and on the server. It is read by a parser of ours that knows nothing but the allowed
 * elements, and drawn as elements of React: whatever else the text has is left out or is words, so it may be unclean.
 */
export const MarkupView = ({ html }: { html: string }) => draw(parseMarkup(html))

const draw = (nodes: readonly MarkupNode[]): ReactNode =>
  nodes.map((node, index) =>
    // the nodes of a text have no other name, and never move
    typeof node === 'string' ? <Fragment key={index}>{node}</Fragment> : <Element key={index} of={node} />,
  )

function Element({ of: { tag, children, ...attributes } }: { of: Exclude<MarkupNode, string> }) {
  if (tag === 'br' || tag === 'hr' || tag === 'img') return createElement(tag, attributes)
  // an empty line has the height of a line
  if (tag === 'p' && children.length === 0) return createElement('p', null, <br />)
  return createElement(tag, { ...attributes, ...(tag === 'a' ? { rel: linkRel } : {}) } as object, draw(children))
}
