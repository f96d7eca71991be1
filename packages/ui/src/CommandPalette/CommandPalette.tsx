import Search from 'lucide-react/dist/esm/icons/search.mjs'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Loading } from '../Loading/Loading.tsx'
import { sectionHead, words } from '../Menu/Menu.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './CommandPalette.css.ts'
import { type Findable, matches } from './matches.ts'

export interface Command extends Findable {
  id: string
  /** Language of label and note where it is not that of the page: "zh-CN". */
  lang?: string | undefined
  /** Small text after the label. */
  note?: ReactNode
  /** Shown before the label: an `Icon`, or an `Avatar` of size `s`. */
  picture?: ReactNode
  /** Keyboard shortcut of the command, shown at the end of the line: "g c". */
  shortcut?: string
  /** Address of the command. Without one `onCommand` is called. */
  href?: string
  /** Choosing the command types this text into the field, and the palette stays open: a recent search. */
  fill?: string
  /** The palette stays open after `onCommand`: the command changes what is listed. */
  keepsOpen?: boolean
}

export interface CommandGroup {
  id: string
  title: string
  commands: readonly Command[]
}

export interface CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Accessible name: "搜索和命令". */
  label: string
  /** A few words. The narrowest phone shows 12 Han characters or 24 letters; the rest is clipped. */
  placeholder: string
  /** All commands. They are filtered by the text, except in groups that the server has searched already. */
  groups: readonly (CommandGroup & { isFound?: boolean })[]
  /** Called on every change of the text, to search on the server. */
  onSearch?: (text: string) => void
  isLoading?: boolean
  onCommand: (id: string) => void
  /** Called with the text on Enter while no command is highlighted; the palette closes. */
  onSubmit?: (text: string) => void
  /** Read out when it changes: how much was found. */
  status?: string
  loadingText: string
  emptyText: ReactNode
  closeLabel: string
  /** Description of the keys below the list; hidden on phones. */
  keys?: ReactNode
}

/**
 * Finds pages, competitions, people and actions by name. Opened by ⌘K (`useShortcut`), loaded on first use.
 *
 * States of React Aria on a command: `[data-focused]`, `[data-hovered]`, `[data-disabled]`.
 */
export function CommandPalette({
  isOpen,
  onOpenChange,
  label,
  placeholder,
  groups,
  onSearch,
  isLoading = false,
  onCommand,
  onSubmit,
  status,
  loadingText,
  emptyText,
  closeLabel,
  keys,
}: CommandPaletteProps) {
  const [text, setText] = useState('')
  const [changes, setChanges] = useState(0)
  const type = (next: string) => {
    setText(next)
    onSearch?.(next.trim())
  }
  const openOrClose = (next: boolean) => {
    if (!next) type('')
    onOpenChange(next)
  }
  const choose = (id: string) => {
    const command = groups.flatMap(({ commands }) => commands).find((one) => one.id === id)
    if (command?.fill !== undefined) return type(command.fill)
    if (command?.keepsOpen) setChanges((count) => count + 1)
    else openOrClose(false)
    onCommand(id)
  }
  // React Aria has no event for Enter on the text itself
  const submit = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key, nativeEvent } = event
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
    if (!onSubmit || text.trim() === '' || target.hasAttribute('aria-activedescendant')) return
    event.preventDefault()
    event.stopPropagation()
    openOrClose(false)
    onSubmit(text.trim())
  }
  const shown = groups
    .map(({ isFound, ...group }) => ({
      ...group,
      commands: isFound ? group.commands : group.commands.filter((command) => matches(command, text)),
    }))
    .filter(({ commands }) => commands.length > 0)

  return (
    <ModalOverlay className={css.scrim} isDismissable isOpen={isOpen} onOpenChange={openOrClose}>
      <Modal className={css.modal}>
        <Dialog className={css.dialog} aria-label={label}>
          {/* a command that changes the list may remove itself; a new field does not name it as the highlighted one */}
          <Autocomplete key={changes} inputValue={text} onInputChange={type}>
            <div onKeyDownCapture={submit}>
              <SearchField className={css.search} aria-label={label} autoFocus>
                <Icon of={Search} />
                <Input className={css.input} placeholder={placeholder} />
                <IconButton slot={null} label={closeLabel} icon={<Icon of={X} />} onPress={() => openOrClose(false)} />
              </SearchField>
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls can be scrolled by keys */}
            {/* biome-ignore lint/a11y/useSemanticElements: no set of fields */}
            <div className={css.results} role="group" aria-label={label} tabIndex={0}>
              <Menu
                aria-label={label}
                className={css.list}
                items={shown}
                onAction={(id) => choose(String(id))}
                renderEmptyState={() => (
                  <div className={css.remark}>{isLoading ? <Loading label={loadingText} /> : emptyText}</div>
                )}
              >
                {({ id, title, commands }) => (
                  <MenuSection id={id}>
                    <Header className={sectionHead}>{title}</Header>
                    {commands.map((command) => (
                      <MenuItem
                        key={command.id}
                        id={command.id}
                        href={command.href}
                        textValue={command.label}
                        className={css.entry}
                      >
                        {command.picture ? <span className={css.picture}>{command.picture}</span> : null}
                        <span className={words} lang={command.lang}>
                          <bdi>{command.label}</bdi>
                          {command.note ? <span className={css.note}>{command.note}</span> : null}
                        </span>
                        {command.shortcut ? <kbd className={css.key}>{command.shortcut}</kbd> : null}
                      </MenuItem>
                    ))}
                  </MenuSection>
                )}
              </Menu>
            </div>
            {status === undefined ? null : (
              <VisuallyHidden>
                <span role="status">{status}</span>
              </VisuallyHidden>
            )}
            {keys ? <p className={css.foot}>{keys}</p> : null}
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
