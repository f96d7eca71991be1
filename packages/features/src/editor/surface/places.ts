import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

type Change = { add: { id: string; element: HTMLElement; at: number } } | { remove: string }

const places = new PluginKey<DecorationSet>('uploadPlaces')

const find = (set: DecorationSet | undefined, id: string) =>
  set?.find(undefined, undefined, (spec) => spec.id === id)[0] ?? null

/**
 * Where pictures that are on their way will stand. They are drawn into the text and are no part of it: they are in no value and
 * in no step of undo, and move with the words around.
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

/** Before the empty paragraph that `pos` is in, so that it goes on under the picture; else after the block. */
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

/** The picture is there: it takes its place, and below the last one a line is left to write on. */
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
