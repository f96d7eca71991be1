import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { count as countStyle, label as labelStyle, tab, tabBar } from '../TabNav/TabNav.css.ts'
import { panel, tabs } from './Tabs.css.ts'

export interface TabItem<Id extends string> {
  id: Id
  /** Name of the tab. */
  label: string
  /** Formatted number of items behind the tab, or a `Badge`. */
  count?: ReactNode
  /** The panel. Only the current one is rendered. */
  content: ReactNode
  isDisabled?: boolean
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the list of tabs. */
  label: string
  items: readonly TabItem<Id>[]
  /** The current tab, for controlled tabs. */
  value?: Id
  defaultValue?: Id
  onChange?: (value: Id) => void
}

/**
 * Panels of one page, one at a time. Arrow keys move and open. When each tab is a page use `TabNav`.
 *
 * States of React Aria on a tab: `[data-selected]`, `[data-hovered]`, `[data-pressed]`, `[data-focus-visible]`,
 * `[data-disabled]`.
 */
export function Tabs<Id extends string>({ label, items, value, defaultValue, onChange }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={tabs}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => onChange?.(key as Id)}
    >
      <TabList aria-label={label} className={tabBar} data-rule="">
        {items.map(({ id, label: name, count, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={tab}>
            <span className={labelStyle} data-text={name}>
              {name}
            </span>
            {count === undefined ? null : <span className={countStyle}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
