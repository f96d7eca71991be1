import Check from 'lucide-react/dist/esm/icons/check.mjs'
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs'
import type { ReactNode, Ref } from 'react'
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select'
import type { Unstyled } from '../Button/unstyled.ts'
import { field, frame } from '../Field/Field.css.ts'
import { FieldFoot, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { item, note as noteStyle, tick, words } from '../Menu/Menu.css.ts'
import { sheet } from '../Popover/Popover.css.ts'
import { arrow, options as optionsStyle, trigger, value } from './Select.css.ts'

export interface SelectOption {
  id: string
  label: string
  /** Second line in small text. */
  note?: ReactNode
  isDisabled?: boolean
}

export interface SelectProps
  extends Omit<Unstyled<AriaSelectProps<SelectOption>>, 'children' | 'isInvalid' | 'validate' | 'placeholder'>,
    FieldTexts {
  options: readonly SelectOption[]
  /** Shown while no option is chosen: "选一个". */
  placeholder: string
  /** 44 or 40 px. Selector `[data-size]`. */
  size?: 's' | 'm'
  ref?: Ref<HTMLDivElement>
}

/**
 * One of several options, with room for a second line. In a form that has to work without JavaScript use `NativeSelect`.
 *
 * States of React Aria: `[data-open]`, `[data-focused]`, `[data-focus-visible]`, `[data-disabled]`, `[data-invalid]`,
 * `[data-required]`; on options `[data-selected]`, `[data-focused]`, `[data-disabled]`.
 */
export function Select({
  label,
  labelNote,
  hint,
  errorMessage,
  options,
  placeholder,
  size = 'm',
  validationBehavior = 'aria',
  ...rest
}: SelectProps) {
  return (
    <AriaSelect
      {...rest}
      placeholder={placeholder}
      validationBehavior={validationBehavior}
      isInvalid={Boolean(errorMessage)}
      className={field}
    >
      <FieldLabel label={label} labelNote={labelNote} />
      <Button className={`${frame} ${trigger}`} data-size={size}>
        <SelectValue className={value}>
          {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <span className={arrow}>
          <Icon of={ChevronDown} size={15} />
        </span>
      </Button>
      <FieldFoot hint={hint} errorMessage={errorMessage} />
      <Popover className={sheet} offset={4}>
        <ListBox items={options} className={optionsStyle}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} isDisabled={option.isDisabled} className={item}>
              {({ isSelected }) => (
                <>
                  <span className={words}>
                    {option.label}
                    {option.note ? <span className={noteStyle}>{option.note}</span> : null}
                  </span>
                  <span className={tick}>{isSelected ? <Icon of={Check} /> : null}</span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
