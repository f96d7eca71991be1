import axe from 'axe-core'

/** A leaf rule of a style sheet: the conditions around it with its text, and the classes that each of its selectors needs. */
interface Rule {
  text: string
  needed: readonly (readonly string[])[]
}

const rulesOf = new WeakMap<CSSStyleSheet, { count: number; rules: readonly Rule[] }>()

const classesIn = (selector: string) =>
  [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

function leaves(list: CSSRuleList, around: string): Rule[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      return [{ text: around + rule.cssText, needed: rule.selectorText.split(',').map(classesIn) }]
    }
    if (!(rule instanceof CSSGroupingRule)) return []
    return leaves(rule.cssRules, `${around}${rule.cssText.slice(0, rule.cssText.indexOf('{'))} `)
  })
}

/** Whether a sheet is loaded for every story. Those of components are there or not, as other stories of the tab have been shown. */
const isOfAll = ({ ownerNode }: CSSStyleSheet) =>
  /\/packages\/themes\/|\/ui\/src\/theme\/|\/\.storybook\//.test(
    (ownerNode as HTMLElement | null)?.dataset?.viteDevId ?? '',
  )

function rulesIn(sheet: CSSStyleSheet): readonly Rule[] {
  const count = sheet.cssRules.length
  const known = rulesOf.get(sheet)
  if (known?.count === count) return known.rules
  const all = leaves(sheet.cssRules, '')
  const rules = isOfAll(sheet) ? all : all.filter(({ needed }) => needed.every((names) => names.length > 0))
  rulesOf.set(sheet, { count, rules })
  return rules
}

/** Numbers the ids that React gives in the order of their appearance: they count on through all stories of a tab. */
function withOwnIds(markup: string): string {
  const numbers = new Map<string, number>()
  return markup.replaceAll(/_r_[0-9a-z]+_/g, (id) => {
    const number = numbers.get(id) ?? numbers.size
    numbers.set(id, number)
    return `_${number}_`
  })
}

/**
 * A fingerprint (16 hex digits) of what axe looks at: the markup of the page with the rules of style that its classes have, the theme,
 * the language, the window, and the version of axe. `leftovers` are elements of earlier stories.
 */
export async function fingerprint(leftovers: ReadonlySet<Element>): Promise<string> {
  const { documentElement: html, body, styleSheets } = document
  const parts = [...body.children].filter((part) => !leftovers.has(part) && !/^(SCRIPT|STYLE)$/.test(part.tagName))
  const markup = withOwnIds(parts.map((part) => part.outerHTML).join('\n'))
  const classes = new Set([...markup.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const rules = [...styleSheets]
    .flatMap(rulesIn)
    .filter(({ needed }) => needed.some((names) => names.every((name) => classes.has(name))))
    .map(({ text }) => text)
  const text = JSON.stringify([axe.version, html.lang, html.dataset, innerWidth, innerHeight, markup, rules.sort()])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
