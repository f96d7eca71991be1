import X from 'lucide-react/dist/esm/icons/x.mjs'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { ComboBox as AriaComboBox, Button, Input, ListBoxItem } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { chip, chipFrame, chipName, count, input, remove } from '../ComboBox/ComboBox.css.ts'
import { FoundList } from '../ComboBox/FoundList.tsx'
import { useDelayedSearch } from '../ComboBox/useDelayedSearch.ts'
import { field } from '../Field/Field.css.ts'
import { type FieldCounter, FieldFoot, FieldLabel, type FieldTexts } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { item, words } from '../Menu/Menu.css.ts'
import * as css from './TagInput.css.ts'

/** Either suggestions, or none and no search. */
export type Suggesting =
  | {
      suggestions: readonly string[]
      /** Called with the text to search for, as in `ComboBox`. */
      onSearch: (text: string) => void
      isLoading?: boolean
      loadingText: string
    }
  | { suggestions?: never; onSearch?: never; isLoading?: never; loadingText?: never }

export type TagInputProps = FieldTexts &
  Suggesting & {
    tags: readonly string[]
    onChange: (tags: string[]) => void
    /** Reason why a text cannot become a tag, by the server's rules: too long, a duplicate, too many tags. */
    problemOf: (tag: string) => string | undefined
    placeholder: string
    /** Accessible name of the row of tags: "已加的方向". */
    tagsLabel: string
    /** Name of the button on a tag: `(tag) => `移除 ${tag}``. */
    removeLabel: (tag: string) => string
    /** Shown at the end of the line: "3 / 6". */
    countText?: ReactNode
    /** Counter of the tag being typed. */
    counter?: (text: string) => FieldCounter | undefined
    isDisabled?: boolean
  }

/** Characters that end a tag while typing, in either language. */
const separator = /[,，、;；]$/

/**
 * A few short texts: technical directions, keywords. Enter, a comma or leaving the field adds a tag; a text that cannot be
 * added stays in the field with the reason. Backspace in the empty field focuses the last tag, Delete removes it.
 *
 * For values with an id use `ComboBox`; for a fixed set of choices `Checkbox` or `FilterGroup`.
 */
export function TagInput({
  label,
  labelNote,
  hint,
  errorMessage,
  tags,
  onChange,
  problemOf,
  placeholder,
  tagsLabel,
  removeLabel,
  countText,
  counter,
  isDisabled = false,
  suggestions = [],
  onSearch,
  isLoading = false,
  loadingText = '',
}: TagInputProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isComposing, setComposing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { isWaiting, composition } = useDelayedSearch(onSearch ? text : '', onSearch ?? (() => {}))

  const isBusy = isWaiting || isLoading
  const isBlank = text.trim() === ''
  const shown = isBlank || isBusy ? [] : suggestions.filter((one) => !tags.includes(one)).map((name) => ({ name }))

  /** React Aria hides everything outside an open list from screen readers, so Tab must not reach it. */
  const isListOpen = shown.length > 0 || (isBusy && !isBlank)

  const removers = () => [...(box.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
  const focusTag = (at: number) => (removers().at(at) ?? box.current?.querySelector('input'))?.focus()
  /** The focus moves to the tag that takes the removed one's place; after the last tag, to the input. */
  const take = (gone: string) => {
    const at = tags.indexOf(gone)
    onChange(tags.filter((tag) => tag !== gone))
    requestAnimationFrame(() => focusTag(at))
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const at = removers().indexOf(event.target as HTMLElement)
    const tag = tags[at]
    if (tag === undefined) return
    if (event.key === 'ArrowLeft') focusTag(Math.max(0, at - 1))
    else if (event.key === 'ArrowRight') focusTag(at + 1)
    else if (event.key === 'Delete' || event.key === 'Backspace') take(tag)
    else return
    event.preventDefault()
  }

  /** @returns whether the text has been handled completely */
  const add = (given: string): boolean => {
    const tag = given.trim()
    if (tag === '') return true
    const reason = problemOf(tag)
    setProblem(reason)
    if (reason) return false
    onChange([...tags, tag])
    setText('')
    return true
  }
  const type = (next: string) => {
    setProblem(undefined)
    if (!isComposing && separator.test(next) && add(next.replace(separator, ''))) setText('')
    else setText(next)
  }
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && text === '') {
      focusTag(-1)
    }
    // Enter adds a tag, so that it never sends the form, also when the field is empty
    if (event.key === 'Enter' && !event.target.hasAttribute('aria-activedescendant')) {
      event.preventDefault()
      event.stopPropagation()
      add(text)
    }
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) add(text)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box only observes keys and focus events of the input
    <div ref={box} onKeyDownCapture={onKeyDownCapture} onBlur={leave}>
      <AriaComboBox
        items={shown}
        inputValue={text}
        onInputChange={type}
        selectedKey={null}
        onSelectionChange={(name) => {
          if (name !== null) add(String(name))
        }}
        allowsCustomValue
        allowsEmptyCollection={!isBlank && isBusy}
        menuTrigger="input"
        isDisabled={isDisabled}
        isInvalid={Boolean(problem ?? errorMessage)}
        validationBehavior="aria"
        className={field}
      >
        <FieldLabel label={label} labelNote={labelNote} />
        <Group className={chipFrame}>
          {tags.length > 0 ? (
            <ul className={css.list} aria-label={tagsLabel} onKeyDown={walk}>
              {tags.map((tag) => (
                <li key={tag} className={chip} data-plain="" data-disabled={isDisabled || undefined}>
                  <bdi className={chipName}>{tag}</bdi>
                  <Button
                    slot={null}
                    className={remove}
                    aria-label={removeLabel(tag)}
                    isDisabled={isDisabled}
                    excludeFromTabOrder={isListOpen}
                    onPress={() => take(tag)}
                  >
                    <Icon of={X} size={15} />
                  </Button>
                </li>
              ))}
            </ul>
          ) : null}
          <Input
            onCompositionStart={(event) => {
              setComposing(true)
              composition.onCompositionStart?.(event)
            }}
            onCompositionEnd={(event) => {
              setComposing(false)
              composition.onCompositionEnd?.(event)
            }}
            className={input}
            placeholder={tags.length === 0 ? placeholder : undefined}
          />
          {countText ? <span className={count}>{countText}</span> : null}
        </Group>
        <FieldFoot hint={hint} errorMessage={problem ?? errorMessage} counter={isBlank ? undefined : counter?.(text)} />
        <FoundList items={shown} isLoading={isBusy} loadingText={loadingText} emptyText={null}>
          {({ name }) => (
            <ListBoxItem id={name} textValue={name} className={item}>
              <bdi className={words}>{name}</bdi>
            </ListBoxItem>
          )}
        </FoundList>
      </AriaComboBox>
    </div>
  )
}
