import type { IconDrawing } from '@shulei/ui/Icon/Icon.tsx'
import Bold from 'lucide-react/dist/esm/icons/bold.mjs'
import Code from 'lucide-react/dist/esm/icons/code.mjs'
import Heading1 from 'lucide-react/dist/esm/icons/heading-1.mjs'
import Heading2 from 'lucide-react/dist/esm/icons/heading-2.mjs'
import ImagePlus from 'lucide-react/dist/esm/icons/image-plus.mjs'
import Italic from 'lucide-react/dist/esm/icons/italic.mjs'
import Link from 'lucide-react/dist/esm/icons/link.mjs'
import List from 'lucide-react/dist/esm/icons/list.mjs'
import ListIndentDecrease from 'lucide-react/dist/esm/icons/list-indent-decrease.mjs'
import ListIndentIncrease from 'lucide-react/dist/esm/icons/list-indent-increase.mjs'
import ListOrdered from 'lucide-react/dist/esm/icons/list-ordered.mjs'
import Minus from 'lucide-react/dist/esm/icons/minus.mjs'
import Redo from 'lucide-react/dist/esm/icons/redo-2.mjs'
import SquareCode from 'lucide-react/dist/esm/icons/square-code.mjs'
import Strikethrough from 'lucide-react/dist/esm/icons/strikethrough.mjs'
import TextQuote from 'lucide-react/dist/esm/icons/text-quote.mjs'
import Undo from 'lucide-react/dist/esm/icons/undo-2.mjs'

interface ToolLook {
  icon: IconDrawing
  /** Keyboard shortcut; `Mod` is Ctrl, and ⌘ on a Mac. */
  keys?: string | undefined
  /** Runs once, instead of toggling at the cursor. */
  isAction?: true
}
const toggle = (icon: IconDrawing, keys: string): ToolLook => ({ icon, keys })
const action = (icon: IconDrawing, keys?: string): ToolLook => ({ icon, keys, isAction: true })

/** Every tool of the toolbar, in the order of its groups. */
const toolGroups = {
  words: {
    bold: toggle(Bold, 'Mod B'),
    italic: toggle(Italic, 'Mod I'),
    strike: toggle(Strikethrough, 'Mod Shift S'),
    code: toggle(Code, 'Mod E'),
  },
  paragraphs: {
    title: toggle(Heading1, 'Mod Alt 3'),
    subtitle: toggle(Heading2, 'Mod Alt 4'),
    bullets: toggle(List, 'Mod Shift 8'),
    numbers: toggle(ListOrdered, 'Mod Shift 7'),
    outdent: action(ListIndentDecrease, 'Mod ['),
    indent: action(ListIndentIncrease, 'Mod ]'),
    quote: toggle(TextQuote, 'Mod Shift B'),
    codeBlock: toggle(SquareCode, 'Mod Alt C'),
  },
  insert: {
    link: toggle(Link, 'Mod K'),
    picture: action(ImagePlus),
    rule: action(Minus),
  },
  history: {
    undo: action(Undo, 'Mod Z'),
    redo: action(Redo, 'Mod Shift Z'),
  },
}

export type ToolGroup = keyof typeof toolGroups
type ToolsOf<G> = G extends ToolGroup ? keyof (typeof toolGroups)[G] : never
export type Tool = ToolsOf<ToolGroup>

/** The groups with their tools, in drawing order. */
export const drawnGroups = Object.entries(toolGroups).map(([group, tools]) => ({
  group: group as ToolGroup,
  tools: Object.entries(tools as Record<string, ToolLook>).map(([tool, look]) => ({ tool: tool as Tool, ...look })),
}))
