import { isLinkAddress, isPictureAddress, linkRel } from '@shulei/domain/base/markup/allowed.ts'
import { Mark, Node, textblockTypeInputRule } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Dropcursor, Gapcursor, Selection, UndoRedo } from '@tiptap/extensions'
import { dropPlace, marked } from '../RichTextEditor/RichTextEditor.css.ts'
import { UploadPlaces } from './places.ts'

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isLinkAddress(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: linkRel }, 0],
})

const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isPictureAddress(element.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** The allowed heading levels; other pasted levels become the nearest one. */
const Headings = Heading.extend({
  parseHTML: () =>
    [3, 3, 3, 4, 4, 4].map((level, before) => ({
      tag: `h${before + 1}`,
      attrs: { level },
    })),
  // as in Markdown, whose first two levels are the first one here
  addInputRules() {
    const rule = (find: RegExp, level: 3 | 4) =>
      textblockTypeInputRule({ find, type: this.type, getAttributes: { level } })
    return [rule(/^#{1,2}\s$/, 3), rule(/^#{3,6}\s$/, 4)]
  },
}).configure({ levels: [3, 4] })

/** The schema: other content cannot enter a text, whether pasted, dropped or restored. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  Headings,
  Blockquote,
  BulletList,
  OrderedList.extend({
    addAttributes: () => ({ start: { default: 1, parseHTML: (list) => (list as HTMLOListElement).start } }),
  }),
  ListItem,
  ListKeymap,
  // without the language attribute, which cannot be chosen here
  CodeBlock.extend({ addAttributes: () => ({}) }),
  HorizontalRule,
  HardBreak,
  Picture,
  Link,
  Bold,
  Italic,
  Strike.extend({ renderHTML: () => ['del', 0] }),
  Code,
  UndoRedo,
  Gapcursor,
  Dropcursor.configure({ color: false, class: dropPlace }),
  Selection.configure({ className: marked }),
  UploadPlaces,
]
