import Check from 'lucide-react/dist/esm/icons/check.mjs'
import type { ReactNode, RefObject } from 'react'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  Header,
  MenuTrigger,
  Popover,
  type PopoverProps,
  Separator,
} from 'react-aria-components/Menu'
import { Icon } from '../Icon/Icon.tsx'
import { sheet } from '../Popover/Popover.css.ts'
import { item, menu, note as noteStyle, sectionHead, separator, tick, words } from './Menu.css.ts'

/** Wraps a `Button` or `IconButton` and the `Menu` that it opens. */
export { MenuTrigger }

export interface MenuProps
  extends Pick<
    AriaMenuProps<object>,
    'onAction' | 'disabledKeys' | 'selectionMode' | 'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange'
  > {
  /** `MenuItem`, `MenuSection` and `MenuSeparator`. */
  children: ReactNode
  /** Side of the trigger, `bottom end` by default. */
  placement?: PopoverProps['placement']
}

/** Actions behind a button, whose text also names the menu. Arrow keys move, letters search, Enter chooses, Esc closes. */
export function Menu({ children, placement = 'bottom end', ...rest }: MenuProps) {
  return (
    <Popover className={sheet} placement={placement} offset={6}>
      <AriaMenu {...rest} className={menu}>
        {children}
      </AriaMenu>
    </Popover>
  )
}

export interface OpenMenuProps {
  /** Accessible name, that of the trigger. */
  label: string
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** The open menu of a trigger that loads it on intent. Focus returns to the trigger when it closes. */
export function OpenMenu({ label, triggerRef, onClose, children }: OpenMenuProps) {
  return (
    <Popover
      className={sheet}
      aria-label={label}
      triggerRef={triggerRef}
      isOpen
      placement="bottom end"
      offset={6}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <AriaMenu aria-label={label} className={menu} autoFocus="first" onClose={onClose}>
        {children}
      </AriaMenu>
    </Popover>
  )
}

export interface MenuItemProps
  extends Pick<AriaMenuItemProps, 'id' | 'href' | 'target' | 'rel' | 'onAction' | 'isDisabled'> {
  /** A short verb, or the name of the target. */
  children: string
  /** Second line in small text. */
  note?: ReactNode
  /** 18 px. */
  icon?: ReactNode
  /** `danger` for a destructive action. Selector `[data-tone]`. */
  tone?: 'neutral' | 'danger'
}

/** States of React Aria: `[data-hovered]`, `[data-focused]`, `[data-focus-visible]`, `[data-pressed]`, `[data-selected]`, `[data-disabled]`. */
export function MenuItem({ children, note, icon, tone = 'neutral', ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem {...rest} textValue={children} className={item} data-tone={tone}>
      {({ selectionMode, isSelected }) => (
        <>
          {icon}
          <span className={words}>
            {children}
            {note ? <span className={noteStyle}>{note}</span> : null}
          </span>
          {selectionMode === 'none' ? null : <span className={tick}>{isSelected ? <Icon of={Check} /> : null}</span>}
        </>
      )}
    </AriaMenuItem>
  )
}

/** A group of items under a heading. */
export function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AriaMenuSection>
      <Header className={sectionHead}>{title}</Header>
      {children}
    </AriaMenuSection>
  )
}

/** A hairline between groups of items. */
export function MenuSeparator() {
  return <Separator className={separator} />
}
