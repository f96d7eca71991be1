import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

type Change = { add: { id: string; element: HTMLElement; at: number } } | { remove: string }

const places = new PluginKey<DecorationSet>('uploadPlaces')

const find = (set: DecorationSet | undefined, id: string) =>
  set?.find(undefined, undefined, (spec) => spec.id === id)[0] ?? null

/**
 * Positions of uploading pictures. They are decorations, not content: neither in the value nor in the undo history, and they
 * move with the surrounding text.
 */
export const UploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: places,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, before) {
          const set = before.map(tr.mapping, tr.doc)
          const change: Change | undefined = tr.getMeta(places)
          if (!change) return set
          if ('remove' in change) {
            const gone = find(set, change.remove)
            return gone ? set.remove([gone]) : set
          }
          const { id, element, at } = change.add
          const spec = { id, key: id, side: 1, stopEvent: () => true, ignoreSelection: true }
          return set.add(tr.doc, [Decoration.widget(at, element, spec)])
        },
      },
      props: { decorations: (state) => places.getState(state) },
    }),
  ],
})

export const hasPlace = (state: EditorState, id: string) => find(places.getState(state), id) !== null

/** Position before the empty paragraph at `pos`, so that writing continues under the picture; else after the block. */
function besideBlock({ doc }: EditorState, pos: number): number {
  const at = doc.resolve(Math.min(pos, doc.content.size))
  if (at.depth === 0) return at.pos
  return at.node(1).isTextblock && at.node(1).content.size === 0 ? at.before(1) : at.after(1)
}

export function addPlace(view: EditorView, pos: number, id: string, element: HTMLElement) {
  const add = { id, element, at: besideBlock(view.state, pos) }
  view.dispatch(view.state.tr.setMeta(places, { add } satisfies Change))
}

export function removePlace(view: EditorView, id: string) {
  view.dispatch(view.state.tr.setMeta(places, { remove: id } satisfies Change))
}

/** Inserts the uploaded picture at its position, and adds an empty paragraph after a picture at the end. */
export function fillPlace(view: EditorView, id: string, src: string) {
  const { state } = view
  const place = find(places.getState(state), id)
  const picture = state.schema.nodes.picture?.create({ src })
  if (!place || !picture) return
  const tr = state.tr.setMeta(places, { remove: id } satisfies Change).insert(place.from, picture)
  const end = place.from + picture.nodeSize
  const line = state.schema.nodes.paragraph?.create()
  if (line && end === tr.doc.content.size) tr.insert(end, line)
  view.dispatch(tr)
}
