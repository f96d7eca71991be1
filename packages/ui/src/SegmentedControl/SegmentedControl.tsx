import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { group, segment } from './SegmentedControl.css.ts'

export interface Segment<Id extends string> {
  id: Id
  label: string
  /** Shown before the label, 15 px. */
  icon?: ReactNode
  isDisabled?: boolean
}

export interface SegmentedControlProps<Id extends string> {
  /** Accessible name: "外观". */
  label: string
  segments: readonly Segment<Id>[]
  value: Id
  onChange: (value: Id) => void
  isDisabled?: boolean
}

/**
 * A switch between two to four views of the same content that applies at once. When each view has its own address use
 * `FilterGroup` with `variant="segments"`.
 *
 * States of React Aria on a segment: `[data-selected]`, `[data-hovered]`, `[data-pressed]`, `[data-focus-visible]`,
 * `[data-disabled]`.
 */
export function SegmentedControl<Id extends string>({
  label,
  segments,
  value,
  onChange,
  isDisabled,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      className={group}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find(({ id }) => keys.has(id))
        if (chosen) onChange(chosen.id)
      }}
    >
      {segments.map(({ id, label: name, icon, isDisabled: isOff }) => (
        <ToggleButton key={id} id={id} isDisabled={isOff} className={segment}>
          {icon}
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
