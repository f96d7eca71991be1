import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Input,
  ListBoxItem,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { FoundList } from '../ComboBox/FoundList.tsx'
import { SearchFailed, type SearchFailure } from '../ComboBox/SearchFailed.tsx'
import { useDelayedSearch } from '../ComboBox/useDelayedSearch.ts'
import { field, frame, input as inputStyle } from '../Field/Field.css.ts'
import { type FieldCounter, FieldFoot, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import { item, words } from '../Menu/Menu.css.ts'
import { withGap } from './withGap.ts'

export interface SuggestFieldProps
  extends FieldTexts,
    Pick<AriaComboBoxProps<object>, 'name' | 'isRequired' | 'isDisabled' | 'autoFocus'> {
  /** The text as stored: trimmed, empty for none. */
  value: string
  onChange: (value: string) => void
  /** Suggestions of the server for the last text. */
  suggestions: readonly string[]
  /** Called with the text to search for, as in `ComboBox`. */
  onSearch: (text: string) => void
  /** Accepts free text. Without it the field returns to the last chosen suggestion on blur, or becomes empty (A§5). */
  allowsCustomValue?: boolean
  isLoading?: boolean
  failure?: SearchFailure
  placeholder?: string
  loadingText: string
  /** Shown when there are no suggestions. Omit it where free text is allowed: then no list opens. */
  emptyText?: ReactNode
  counter?: FieldCounter
}

/**
 * A text with suggestions: school, company, position. The value is a plain text; for a value with an id use `ComboBox`.
 *
 * States of React Aria: `[data-open]`, `[data-disabled]`, `[data-invalid]`, `[data-required]`.
 */
export function SuggestField({
  label,
  labelNote,
  hint,
  errorMessage,
  value,
  onChange,
  suggestions,
  onSearch,
  allowsCustomValue = false,
  isLoading = false,
  failure,
  placeholder,
  loadingText,
  emptyText,
  counter,
  name,
  ...rest
}: SuggestFieldProps) {
  const [text, setText] = useState(() => withGap(value))
  /** The value with which the text was last synchronised: by a choice, on blur, or from outside. */
  const [settled, setSettled] = useState(value)
  const [known, setKnown] = useState(value)
  const settle = (next: string) => {
    setText(withGap(next))
    setSettled(next)
  }
  if (known !== value) {
    setKnown(value)
    if (text.trim() !== value) settle(value)
  }

  const isQuiet = text.trim() === '' || text.trim() === settled
  const { isWaiting, composition } = useDelayedSearch(isQuiet ? '' : text, onSearch)
  const isBusy = isWaiting || isLoading
  const hasFailed = failure !== undefined && !isBusy && !isQuiet
  const shown = isQuiet || isBusy || hasFailed ? [] : suggestions.map((suggestion) => ({ name: suggestion }))

  const type = (next: string) => {
    setText(next)
    const isTaken = allowsCustomValue || next.trim() === ''
    if (isTaken && next.trim() !== value) onChange(next.trim())
  }
  const choose = (taken: unknown) => {
    if (typeof taken === 'string') {
      settle(taken)
      if (taken !== value) onChange(taken)
    } else if (document.activeElement instanceof HTMLInputElement) {
      // On Esc React Aria chooses nothing.
      settle(value)
    }
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) settle(value)
  }
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    const isChoice = event.target instanceof HTMLInputElement && event.target.hasAttribute('aria-activedescendant')
    if (event.key === 'Enter' && !isQuiet && !isChoice && !allowsCustomValue) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box only observes keys and focus events of the input
    <div onKeyDownCapture={onKeyDownCapture} onBlur={leave}>
      <AriaComboBox
        {...rest}
        items={shown}
        inputValue={text}
        onInputChange={type}
        selectedKey={null}
        onSelectionChange={choose}
        allowsEmptyCollection={!isQuiet && !hasFailed && (isBusy || emptyText !== undefined)}
        menuTrigger="input"
        isInvalid={Boolean(errorMessage) || hasFailed}
        validationBehavior="aria"
        className={field}
      >
        <FieldLabel label={label} labelNote={labelNote} />
        <Group className={frame}>
          <Input {...composition} className={inputStyle} placeholder={placeholder} />
        </Group>
        <FieldFoot
          hint={hint}
          errorMessage={hasFailed ? <SearchFailed {...failure} /> : errorMessage}
          counter={counter}
        />
        <FoundList items={shown} isLoading={isBusy} loadingText={loadingText} emptyText={emptyText}>
          {({ name: suggestion }) => (
            <ListBoxItem id={suggestion} textValue={suggestion} className={item}>
              <bdi className={words}>{suggestion}</bdi>
            </ListBoxItem>
          )}
        </FoundList>
      </AriaComboBox>
      {name ? <input type="hidden" name={name} value={value} /> : null}
    </div>
  )
}
