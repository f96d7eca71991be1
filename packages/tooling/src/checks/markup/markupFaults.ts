const words = (list: string) => new Set(list.split(' '))

/** Elements that hold phrases only: a block inside one is invalid, and a parser may move it. */
const ofPhrases = words('span p button label h1 h2 h3 h4 h5 h6 strong em b i small code time dfn abbr pre summary cite')
const blocks = words(
  'div p ul ol dl table section article aside header footer main nav figure form fieldset details pre blockquote hr h1 h2 h3 h4 h5 h6 address',
)
/** Elements whose content is that of their parent. */
const transparent = words('a ins del slot')
const empty = words('area base br col embed hr img input link meta source track wbr')
/** The only children of lists. */
const childrenOf: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: words('li template script'),
  ol: words('li template script'),
  dl: words('dt dd div template script'),
}
/** Attributes that hold one id, without it. Values in the markup of React contain no quotes. */
const ofNoId = /\s(id|for|form|list)=""/g
const pressed = words('a button')
const isHeading = (name: string) => /^h[1-6]$/.test(name)

/**
 * Finds what a validator of HTML finds in the markup of React, which is well formed: blocks among phrases, strangers in lists, links
 * and buttons inside each other, ids that stand twice or are empty. Drawings are left out.
 */
export function markupFaults(html: string): string[] {
  const faults: string[] = []
  const ids = new Set<string>()
  const open: string[] = []
  const plain = html.replace(/<!--[\s\S]*?-->|<(script|style|textarea|title|template)\b[\s\S]*?<\/\1>/g, '')
  for (const [, end, tag = '', attributes = ''] of plain.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*)>/g)) {
    const name = tag.toLowerCase()
    if (end) {
      open.length = Math.max(open.lastIndexOf(name), 0)
      continue
    }
    const [, id] = /\sid="([^"]*)"/.exec(attributes) ?? []
    if (id !== undefined && ids.has(id)) faults.push(`the id ${id} twice`)
    if (id !== undefined) ids.add(id)
    for (const [, attribute] of attributes.matchAll(ofNoId)) faults.push(`an empty ${attribute}`)
    if (!open.includes('svg') && !open.includes('math')) {
      const parent = open.findLast((around) => !transparent.has(around)) ?? ''
      const isTitle = parent === 'summary' && isHeading(name)
      if (blocks.has(name) && ofPhrases.has(parent) && !isTitle) faults.push(`<${name}> in <${parent}>`)
      const expected = childrenOf[open.at(-1) ?? '']
      if (expected && !expected.has(name)) faults.push(`<${name}> in <${open.at(-1)}>`)
      if (pressed.has(name) && open.some((around) => pressed.has(around))) faults.push(`<${name}> in a link or button`)
    }
    if (!empty.has(name) && !attributes.endsWith('/')) open.push(name)
  }
  return faults
}
