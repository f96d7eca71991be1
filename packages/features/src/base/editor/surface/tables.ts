import { type Editor, Node } from '@tiptap/core'
import { type Command, TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables'

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** Cells are never merged: a stored text has no such cells, and pasted ones become single. */
const single = (attribute: string, value: number | null) => ({
  [attribute]: { default: value, parseHTML: () => value, rendered: false },
})
const cell = (name: string, tag: 'th' | 'td') =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    addAttributes: () => ({ ...single('colspan', 1), ...single('rowspan', 1), ...single('colwidth', null) }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

/** A new table has a row of names, two rows, and three columns. */
const insertTable: Command = ({ schema, selection, tr }, dispatch) => {
  const { table, tableRow, tableCell, tableHeader } = schema.nodes
  const { $from } = selection
  if (!table || !tableRow || !tableCell || !tableHeader || !$from.parent.isTextblock || $from.parent.type.spec.code)
    return false
  const depth = $from.depth - 1
  if (!$from.node(depth).canReplaceWith($from.index(depth), $from.indexAfter(depth), table)) return false
  if (!dispatch) return true
  const row = (type: typeof tableCell) =>
    tableRow.create(
      null,
      Array.from({ length: 3 }, () => type.createAndFill()!),
    )
  const made = table.create(null, [row(tableHeader), row(tableCell), row(tableCell)])
  // an empty paragraph gives way; the table comes after one with words
  const isEmpty = $from.parent.content.size === 0
  const at = isEmpty ? $from.before() : $from.after()
  tr.replaceWith(at, isEmpty ? $from.after() : at, made)
  const end = at + made.nodeSize
  // writing goes on below a table
  if (!tr.doc.resolve(end).nodeAfter && schema.nodes.paragraph) tr.insert(end, schema.nodes.paragraph.create())
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView())
  return true
}

/** Changes of a table in the order of the menu, the frequent ones with a shortcut. */
const commands = {
  insert: { run: insertTable },
  rowBefore: { run: addRowBefore, key: 'ArrowUp' },
  rowAfter: { run: addRowAfter, key: 'ArrowDown' },
  columnBefore: { run: addColumnBefore, key: 'ArrowLeft' },
  columnAfter: { run: addColumnAfter, key: 'ArrowRight' },
  headerRow: { run: toggleHeaderRow },
  deleteRow: { run: deleteRow, key: 'Backspace' },
  deleteColumn: { run: deleteColumn, key: 'Shift-Backspace' },
  deleteTable: { run: deleteTable },
} satisfies Record<string, { run: Command; key?: string }>

export type TableTool = keyof typeof commands
export const tableTools = Object.entries(commands).map(([tool, { ...command }]) => ({
  tool: tool as TableTool,
  keys: 'key' in command ? `Mod-Alt-${command.key}` : undefined,
}))

/** Whether a tool can be used at the cursor. A table in a table cannot be made. */
export const canUse = ({ state }: Editor, tool: TableTool): boolean =>
  tool === 'insert' ? !isInTable(state) && insertTable(state) : isInTable(state) && commands[tool].run(state)

export function runTableTool(editor: Editor, tool: TableTool): boolean {
  if (!canUse(editor, tool)) return false
  return commands[tool].run(editor.state, editor.view.dispatch)
}

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addKeyboardShortcuts() {
    const keys = tableTools.flatMap(({ tool, keys: key }) => (key ? [[key, tool] as const] : []))
    return Object.fromEntries(keys.map(([key, tool]) => [key, () => runTableTool(this.editor, tool)]))
  },
  addProseMirrorPlugins: () => [tableEditing()],
})

export const tableExtensions = [Table, Row, cell('tableCell', 'td'), cell('tableHeader', 'th')]
