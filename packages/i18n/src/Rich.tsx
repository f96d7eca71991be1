import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** Option of `t` for a template of {@link Rich}: its placeholders are not replaced. */
export const template = { skipInterpolation: true } as const

export interface RichProps {
  /** Text with marks and placeholders: `t('next.left', template)`. */
  text: string
  /** Values of `{{placeholders}}`. They are inserted after the marks were parsed, so a value cannot contain a mark. */
  values: Readonly<Record<string, string | number>>
  /** The element of each mark, by its name: `{ b: <b className={strong} /> }` for `<b>…</b>`. */
  components: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>
}

const filled = (text: string, values: RichProps['values']) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** A translated sentence with marked parts. Marks cannot be nested. */
export function Rich({ text, values, components }: RichProps) {
  // Splits into: text, name of a mark, text inside the mark, and so on.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s)
  return parts.map((part, index) => {
    if (index % 3 === 1) return null
    const words = filled(part, values)
    const mark = index % 3 === 2 ? components[parts[index - 1] ?? ''] : undefined
    return mark ? cloneElement(mark, { key: index }, words) : <Fragment key={index}>{words}</Fragment>
  })
}
