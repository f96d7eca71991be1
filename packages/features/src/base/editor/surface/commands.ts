import type { ChainedCommands, Editor } from '@tiptap/core'
import type { Tool } from '../RichTextEditor/tools.ts'

interface Command {
  isOn?: (editor: Editor) => boolean
  /** Whether the tool can run; by default the editor tries it. */
  canRun?: (editor: Editor) => boolean
  run: (chain: ChainedCommands) => ChainedCommands
}

const list = (editor: Editor) => {
  const { $from } = editor.state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const { name } = $from.node(depth).type
    if (name === 'bulletList' || name === 'orderedList') return name
  }
}

/** A heading can become a list in two steps, which the editor's own check does not cover. */
const isInText = ({ state: { selection } }: Editor) => selection.$from.parent.isTextblock

/** The commands of the tools; link and picture open a form first and are not here. */
const commands: Record<Exclude<Tool, 'link' | 'picture'>, Command> = {
  bold: { isOn: (editor) => editor.isActive('bold'), run: (chain) => chain.toggleBold() },
  italic: { isOn: (editor) => editor.isActive('italic'), run: (chain) => chain.toggleItalic() },
  strike: { isOn: (editor) => editor.isActive('strike'), run: (chain) => chain.toggleStrike() },
  code: { isOn: (editor) => editor.isActive('code'), run: (chain) => chain.toggleCode() },
  title: {
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  subtitle: {
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
    run: (chain) => chain.toggleHeading({ level: 4 }),
  },
  bullets: {
    isOn: (editor) => list(editor) === 'bulletList',
    canRun: isInText,
    run: (chain) => chain.toggleBulletList(),
  },
  numbers: {
    isOn: (editor) => list(editor) === 'orderedList',
    canRun: isInText,
    run: (chain) => chain.toggleOrderedList(),
  },
  outdent: { run: (chain) => chain.liftListItem('listItem') },
  indent: { run: (chain) => chain.sinkListItem('listItem') },
  quote: { isOn: (editor) => editor.isActive('blockquote'), run: (chain) => chain.toggleBlockquote() },
  codeBlock: { isOn: (editor) => editor.isActive('codeBlock'), run: (chain) => chain.toggleCodeBlock() },
  rule: { run: (chain) => chain.setHorizontalRule() },
  undo: { run: (chain) => chain.undo() },
  redo: { run: (chain) => chain.redo() },
}
const all = Object.entries(commands) as [keyof typeof commands, Command][]

/** Runs a tool and returns the focus to the text. */
export const runTool = (editor: Editor, tool: keyof typeof commands) => commands[tool].run(editor.chain().focus()).run()

/** The tools that are on at the cursor. */
export const activeTools = (editor: Editor): Tool[] => [
  ...all.filter(([, { isOn }]) => isOn?.(editor)).map(([tool]) => tool),
  ...(editor.isActive('link') ? (['link'] as const) : []),
]

/** The tools that can be used at the cursor. */
export function usableTools(editor: Editor): Tool[] {
  const can = all
    .filter(([, { run, canRun }]) => canRun?.(editor) ?? run(editor.can().chain()).run())
    .map(([tool]) => tool)
  const hasLinks = editor.isActive('link') || editor.can().setMark('link')
  return [...can, ...(hasLinks ? (['link'] as const) : []), 'picture']
}
