import Search from 'lucide-react/dist/esm/icons/search.mjs'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
  Input,
  ListBoxItem,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { affix, field } from '../Field/Field.css.ts'
import { FieldFoot, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { words } from '../Menu/Menu.css.ts'
import * as css from './ComboBox.css.ts'
import { FoundList } from './FoundList.tsx'
import { SearchFailed, type SearchFailure } from './SearchFailed.tsx'
import { useDelayedSearch } from './useDelayedSearch.ts'

/** Most options shown (A§9); typing another letter is faster than scrolling through more. */
const mostOptions = 5

export interface ComboBoxOption {
  id: string
  /** The name: the only text on the chip, and the first in the list. */
  label: string
  /** Small text after the name: "杭州 · 算法工程师". */
  note?: ReactNode
  /** Text at the end of the line: "互相关注". */
  aside?: ReactNode
  /** Shown before the name: an `Avatar`. Size `s` in the list, `xs` on the chip. */
  picture?: (place: 'list' | 'chip') => ReactNode
}

export interface ComboBoxProps
  extends FieldTexts,
    Pick<AriaComboBoxProps<ComboBoxOption>, 'name' | 'isRequired' | 'isDisabled' | 'autoFocus'> {
  /** The chosen option, shown as a chip. */
  value: ComboBoxOption | null
  onChange: (option: ComboBoxOption | null) => void
  /** Results for the last searched text; only the first 5 are shown. */
  options: readonly ComboBoxOption[]
  /**
   * Called with the trimmed text 400 ms after the last key. Never called with a blank text or while an input method is
   * composing.
   */
  onSearch: (text: string) => void
  /** A search started by `onSearch` is running. */
  isLoading?: boolean
  /** Set when the search failed. */
  failure?: SearchFailure
  placeholder: string
  loadingText: string
  /** "没有找到，换个写法试试". */
  emptyText: ReactNode
  /** Shown at the end of the line while options are shown: `(n) => `${n} 人``. */
  countText?: (count: number) => string
  /** Name of the button on the chip: `(name) => `移除 ${name}``. */
  removeLabel: (name: string) => string
}

/**
 * Chooses one item from server search results. A text without a choice is cleared on blur (A§5). Arrow keys move, Enter
 * chooses, Esc clears the field, Backspace in the empty field removes the choice.
 *
 * For about a dozen fixed options use `Select`; for free text, or when the value is a text, `SuggestField`.
 *
 * States of React Aria: `[data-open]`, `[data-disabled]`, `[data-invalid]`, `[data-required]`; on options `[data-focused]`,
 * `[data-hovered]`.
 */
export function ComboBox({
  label,
  labelNote,
  hint,
  errorMessage,
  value,
  onChange,
  options,
  onSearch,
  isLoading = false,
  failure,
  placeholder,
  loadingText,
  emptyText,
  countText,
  removeLabel,
  isDisabled,
  name,
  ...rest
}: ComboBoxProps) {
  const [text, setText] = useState('')
  const { isWaiting, composition } = useDelayedSearch(text, onSearch)
  const chipId = useId()
  const box = useRef<HTMLDivElement>(null)

  const isBusy = isWaiting || isLoading
  const isBlank = text.trim() === ''
  const hasFailed = failure !== undefined && !isBusy && !isBlank
  const found = isBlank || isBusy || hasFailed ? [] : options.slice(0, mostOptions)

  const choose = (id: unknown) => {
    const option = found.find((one) => one.id === id)
    if (option) onChange(option)
    // React Aria chooses nothing on Esc and on blur. The text stays when the focus moves to the retry button.
    if (option || document.activeElement instanceof HTMLInputElement) setText('')
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setText('')
  }
  const takeBack = () => {
    onChange(null)
    box.current?.querySelector('input')?.focus()
  }
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && text === '' && value) takeBack()
    // Enter without a highlighted option would clear the field or submit the surrounding form.
    if (event.key === 'Enter' && !isBlank && !event.target.hasAttribute('aria-activedescendant')) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box only observes keys and focus events of the input
    <div ref={box} onKeyDownCapture={onKeyDownCapture} onBlur={leave}>
      <AriaComboBox
        {...rest}
        items={found}
        inputValue={text}
        onInputChange={setText}
        selectedKey={null}
        onSelectionChange={choose}
        allowsEmptyCollection={!isBlank && !hasFailed}
        menuTrigger="input"
        isDisabled={isDisabled}
        isInvalid={Boolean(errorMessage) || hasFailed}
        validationBehavior="aria"
        aria-describedby={value ? chipId : undefined}
        className={field}
      >
        <FieldLabel label={label} labelNote={labelNote} />
        <Group className={css.chipFrame}>
          {value ? (
            <span
              className={css.chip}
              data-plain={value.picture ? undefined : ''}
              data-disabled={isDisabled || undefined}
            >
              {value.picture?.('chip')}
              <bdi id={chipId} className={css.chipName}>
                {value.label}
              </bdi>
              <Button
                slot={null}
                className={css.remove}
                aria-label={removeLabel(value.label)}
                excludeFromTabOrder={!isBlank}
                onPress={takeBack}
              >
                <Icon of={X} size={15} />
              </Button>
            </span>
          ) : (
            <span className={affix}>
              <Icon of={Search} size={15} />
            </span>
          )}
          <Input {...composition} className={css.input} placeholder={value ? undefined : placeholder} />
          {countText && found.length > 0 ? <span className={css.count}>{countText(found.length)}</span> : null}
        </Group>
        <FieldFoot hint={hint} errorMessage={hasFailed ? <SearchFailed {...failure} /> : errorMessage} />
        <FoundList items={found} isLoading={isBusy} loadingText={loadingText} emptyText={emptyText}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={css.option}>
              {option.picture?.('list')}
              <span className={words}>
                <bdi className={css.name}>{option.label}</bdi>
                {option.note ? <span className={css.note}>{option.note}</span> : null}
              </span>
              {option.aside ? <span className={css.aside}>{option.aside}</span> : null}
            </ListBoxItem>
          )}
        </FoundList>
      </AriaComboBox>
      {name ? <input type="hidden" name={name} value={value?.id ?? ''} /> : null}
    </div>
  )
}
