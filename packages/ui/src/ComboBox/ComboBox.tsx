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

/** More would make the reader scroll instead of typing another letter (A§9). */
const mostOptions = 5

export interface ComboBoxOption {
  id: string
  /** The name, alone on the chip and first in the list. */
  label: string
  /** Behind the name in small: "杭州 · 算法工程师". */
  note?: ReactNode
  /** At the end of the line: "互相关注". */
  aside?: ReactNode
  /** Before the name: an `Avatar`. Size `s` in the list, `xs` on the chip. */
  picture?: (place: 'list' | 'chip') => ReactNode
}

export interface ComboBoxProps
  extends FieldTexts,
    Pick<AriaComboBoxProps<ComboBoxOption>, 'name' | 'isRequired' | 'isDisabled' | 'autoFocus'> {
  /** The chosen one, shown as a chip. */
  value: ComboBoxOption | null
  onChange: (option: ComboBoxOption | null) => void
  /** What the search for the last text found; only the first 5 are shown. */
  options: readonly ComboBoxOption[]
  /**
   * Told what to look for, trimmed: 400 ms after the last key, never a blank text, never the unfinished text of an input
   * method.
   */
  onSearch: (text: string) => void
  /** The search that `onSearch` asked for is under way. */
  isLoading?: boolean
  /** The search failed. */
  failure?: SearchFailure
  placeholder: string
  loadingText: string
  /** "没有找到，换个写法试试". */
  emptyText: ReactNode
  /** At the end of the line while options are shown: `(n) => `${n} 人``. */
  countText?: (count: number) => string
  /** Name of the button on the chip: `(name) => `移除 ${name}``. */
  removeLabel: (name: string) => string
}

/**
 * Finds one thing among many by asking for it, and takes only what was found: text that chose nothing goes when the field is
 * left (A§5). Arrow keys move, Enter chooses, Esc empties, Backspace in the empty field takes the chosen one back.
 *
 * For a dozen fixed options use `Select`; where own words are allowed, or the answer is a text, `SuggestField`.
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
    // React Aria chooses nothing on Esc and when the input is left; on the way to the retry button the text must stay.
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
    // Enter without a highlighted option would empty the field, or send the form around it.
    if (event.key === 'Enter' && !isBlank && !event.target.hasAttribute('aria-activedescendant')) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches keys and focus on their way to the input
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
