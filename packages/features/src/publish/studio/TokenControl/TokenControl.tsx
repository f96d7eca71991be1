import { fitsToken } from '@shulei/ui/theme/parse.ts'
import { tokenRanges } from '@shulei/ui/theme/ranges.ts'
import { fontStacks } from '@shulei/ui/theme/resolve.ts'
import { type TokenKind, type TokenName, tokenKind } from '@shulei/ui/theme/tokens.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleOf } from '../rule.ts'
import * as css from './TokenControl.css.ts'
import { TokenSlider } from './TokenSlider.tsx'

export interface TokenControlProps {
  name: TokenName
  value: string
  /** Names of the registered drawings. */
  art: readonly string[]
  /** Called with valid values only. */
  onChange: (value: string) => void
  /** Called when the interaction ends: the next change is a new history step. */
  onSettle: () => void
}

/** Choices of token kinds with a fixed set of values. */
const choices: Partial<Record<TokenKind, readonly string[]>> = {
  font: Object.keys(fontStacks),
  weight: [100, 200, 300, 400, 500, 600, 700, 800, 900].map(String),
}

const isFont = (value: string): value is 'sans' | 'serif' | 'mono' =>
  value === 'sans' || value === 'serif' || value === 'mono'

/**
 * One value of a theme: a colour with the browser's picker beside its text, a number with a slider, a choice, or a text that
 * is validated while typing. An invalid value stays in the field with the rule below it, and never reaches the theme.
 */
export function TokenControl({ name, value, art, onChange, onSettle }: TokenControlProps) {
  const { t } = useTranslation('studio')
  const id = useId()
  // an invalid text, and the value that it replaced: undoing elsewhere removes the text
  const [draft, setDraft] = useState<{ text: string; over: string } | null>(null)
  const kind = tokenKind(name)
  const label = t(`token.${name}`)
  const options = kind === 'art' ? ['none', ...art] : choices[kind]
  const range = tokenRanges[name]
  const isInvalid = draft !== null && draft.over === value
  const shown = isInvalid ? draft.text : value

  const write = (text: string) => {
    const trimmed = text.trim()
    const fits = fitsToken(name, trimmed, art)
    setDraft(fits ? null : { text, over: value })
    if (fits) onChange(trimmed)
  }
  const nameOf = (option: string) => {
    if (option === 'none') return t('control.none')
    return isFont(option) ? t(`control.font.${option}`) : option
  }

  return (
    <div className={css.control} data-kind={kind}>
      <label className={css.label} htmlFor={id}>
        {label}
        <code className={css.name}>{name}</code>
      </label>
      <div className={css.fields}>
        {kind === 'colour' && (
          <input
            type="color"
            className={css.picker}
            aria-label={t('control.pick', { label })}
            value={value.slice(0, 7)}
            onChange={(event) => write(event.currentTarget.value + value.slice(7))}
            onBlur={onSettle}
          />
        )}
        {range && (
          <TokenSlider
            label={t('control.slide', { label })}
            value={value}
            range={range}
            onChange={write}
            onSettle={onSettle}
          />
        )}
        {options ? (
          <select
            id={id}
            className={css.field}
            value={value}
            onChange={(event) => {
              onChange(event.currentTarget.value)
              onSettle()
            }}
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {nameOf(option)}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            type="text"
            className={css.field}
            data-beside={range ? 'slider' : undefined}
            value={shown}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? `${id}-rule` : undefined}
            onChange={(event) => write(event.currentTarget.value)}
            onBlur={onSettle}
          />
        )}
      </div>
      {isInvalid && (
        <p id={`${id}-rule`} className={css.rule}>
          {t('control.invalid', { rule: t(`control.rule.${ruleOf(name)}`) })}
        </p>
      )}
    </div>
  )
}
