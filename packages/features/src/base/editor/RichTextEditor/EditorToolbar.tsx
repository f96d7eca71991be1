import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { Tooltip, TooltipTrigger } from '@shulei/ui/Tooltip/Tooltip.tsx'
import { Fragment, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Separator } from 'react-aria-components/Separator'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTranslation } from 'react-i18next'
import * as css from './RichTextEditor.css.ts'
import { drawnGroups, type Tool } from './tools.ts'

export interface EditorToolbarProps {
  /** Tools that are on at the cursor. */
  active: ReadonlySet<Tool>
  /** Tools that can be used at the cursor. */
  usable: ReadonlySet<Tool>
  onUse: (tool: Tool) => void
  /** Returns the focus to the text. */
  onLeave: () => void
  ref?: Ref<HTMLDivElement>
  /** The button that anchors the link popover. */
  linkRef?: Ref<HTMLButtonElement>
  /** The button for tables, the last one that inserts something. */
  tableMenu?: ReactNode
}

/** The toolbar: one tab stop, arrow keys inside, Esc returns to the text. */
export function EditorToolbar({ active, usable, onUse, onLeave, ref, linkRef, tableMenu }: EditorToolbarProps) {
  const { t } = useTranslation('rich-text')
  const onKeyDown = (event: KeyboardEvent) => {
    // keeps a dialog around the editor open
    if (event.key === 'Escape') event.stopPropagation()
  }
  const onKeyUp = (event: KeyboardEvent) => {
    // on key up, because a visible tooltip consumes the key down
    if (event.key === 'Escape') onLeave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles Esc that bubbles up from the buttons
    <div onKeyDown={onKeyDown} onKeyUp={onKeyUp}>
      <Toolbar ref={ref} aria-label={t('toolbar')} className={css.toolbar}>
        {drawnGroups.map(({ group, tools }, index) => (
          <Fragment key={group}>
            {index > 0 ? <Separator orientation="vertical" className={css.separator} /> : null}
            <Group aria-label={t(`group.${group}`)} className={css.group}>
              {tools.map(({ tool, icon, keys, isAction }) => {
                const name = t(`tool.${tool}`)
                const shared = { 'aria-label': name, className: css.tool, isDisabled: !usable.has(tool) }
                return (
                  <TooltipTrigger key={tool}>
                    {isAction ? (
                      <Button {...shared} onPress={() => onUse(tool)}>
                        <Icon of={icon} />
                      </Button>
                    ) : (
                      <ToggleButton
                        {...shared}
                        ref={tool === 'link' ? linkRef : undefined}
                        isSelected={active.has(tool)}
                        onPress={() => onUse(tool)}
                      >
                        <Icon of={icon} />
                      </ToggleButton>
                    )}
                    <Tooltip>
                      {name}
                      {keys ? <Keys of={keys} /> : null}
                    </Tooltip>
                  </TooltipTrigger>
                )
              })}
              {group === 'insert' && tableMenu}
            </Group>
          </Fragment>
        ))}
      </Toolbar>
    </div>
  )
}

/** Drawn on hover and focus only, so never on a server, which does not know the keyboard layout. */
const Keys = ({ of: keys }: { of: string }) => <kbd className={css.keys}>{shortcutOf(keys)}</kbd>

const arrows: Readonly<Record<string, string>> = {
  ...{ ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' },
}

/** A shortcut such as `Mod B` or `Mod-Alt-ArrowUp` as the keyboard of this device has it. */
export function shortcutOf(keys: string): string {
  const mod = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'
  const names = keys.split(/[ -]/).map((key) => (key === 'Mod' ? mod : (arrows[key] ?? key)))
  return names.join(' + ')
}
