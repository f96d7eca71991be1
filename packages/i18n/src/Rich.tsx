import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** Option of `t` for a template that goes to {@link Rich}: placeholders stay in it. */
export const template = { skipInterpolation: true } as const

export interface RichProps {
  /** Text with marks and placeholders: `t('next.left', template)`. */
  text: string
  /** Values of `{{placeholders}}`. They are put in after the marks were read: no value can bring a mark. */
  values: Readonly<Record<string, string | number>>
  /** The element of each mark, by its name: `{ b: <b className={strong} /> }` for `<b>…</b>`. */
  components: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>
}

const filled = (text: string, values: RichProps['values']) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** A sentence with marked parts in it, in the order of its language. Marks are not nested. */
export function Rich({ text, values, components }: RichProps) {
  // a text, the name of a mark, the text inside it, and so on
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s)
  return parts.map((part, index) => {
    if (index % 3 === 1) return null
    const words = filled(part, values)
    const mark = index % 3 === 2 ? components[parts[index - 1] ?? ''] : undefined
    return mark ? cloneElement(mark, { key: index }, words) : <Fragment key={index}>{words}</Fragment>
  })
}
