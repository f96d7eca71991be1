import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { Menu, MenuItem, MenuTrigger } from '@shulei/ui/Menu/Menu.tsx'
import { type Editor, useEditorState } from '@tiptap/react'
import TableIcon from 'lucide-react/dist/esm/icons/table.mjs'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { shortcutOf } from '../RichTextEditor/EditorToolbar.tsx'
import * as css from '../RichTextEditor/RichTextEditor.css.ts'
import { canUse, runTableTool, type TableTool, tableTools } from './tables.ts'

/** The button of the toolbar that inserts a table and changes the one at the cursor. */
export function TableMenu({ editor, isDisabled }: { editor: Editor; isDisabled: boolean }) {
  const { t } = useTranslation('rich-text')
  const usable = useEditorState({
    editor,
    selector: ({ editor: now }) => tableTools.filter(({ tool }) => canUse(now, tool)),
  })
  const use = (tool: TableTool) => {
    runTableTool(editor, tool)
    // the menu gives the focus back to its button when it has closed
    requestAnimationFrame(() => requestAnimationFrame(() => editor.view.focus()))
  }
  return (
    <MenuTrigger>
      <Button aria-label={t('tool.table')} className={css.tool} isDisabled={isDisabled || usable.length === 0}>
        <Icon of={TableIcon} />
      </Button>
      <Menu placement="bottom start" onAction={(tool) => use(tool as TableTool)}>
        {usable.map(({ tool, keys }) => (
          <MenuItem
            key={tool}
            id={tool}
            note={keys ? shortcutOf(keys) : undefined}
            tone={tool === 'deleteTable' ? 'danger' : 'neutral'}
          >
            {t(`table.${tool}`)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
