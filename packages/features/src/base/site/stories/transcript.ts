/** Texts of an element that are exposed to screen readers, in order. */
function words(element: Element): string[] {
  const label = element.getAttribute('aria-label')
  if (label) return [label]
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data.trim() === '' ? [] : [node.data.trim()]
    return node instanceof Element && node.getAttribute('aria-hidden') !== 'true' ? words(node) : []
  })
}

const roleOf = (element: Element) =>
  element.getAttribute('role') ??
  (element.matches('[type=radio], [type=checkbox]') ? element.getAttribute('type') : null) ??
  { a: 'link', h1: 'heading', h2: 'heading', li: 'step', textarea: 'textbox' }[element.localName] ??
  element.localName

function stateOf(element: Element): string[] {
  return [
    element.getAttribute('aria-selected') === 'true' ? 'selected' : '',
    element.matches(':checked') ? 'checked' : '',
    element.getAttribute('aria-current') === 'step' ? 'current' : '',
    element.matches(':disabled') ? 'disabled' : '',
    element.getAttribute('aria-invalid') === 'true' ? 'invalid' : '',
  ].filter(Boolean)
}

/** Accessible name of a control from its labels. */
function labelsOf(element: Element): string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = ids.map((id) => document.getElementById(id)).filter((label) => label !== null && label !== element)
  if (labels.length > 0) return labels.flatMap((label) => words(label as Element))
  return element instanceof HTMLInputElement ? [...(element.labels ?? [])].flatMap(words) : []
}

/** Reading order of a screen reader inside an element, one line per heading, control and alert: role, name, state. */
export function transcript(root: Element): string[] {
  return [
    ...root.querySelectorAll(
      'h1, h2, li[aria-current], [role=tab], a, button, input, [role=spinbutton], textarea, [role=alert], [role=status]',
    ),
  ]
    .filter((element) => !element.closest('[aria-hidden=true], [hidden]') && element.getAttribute('type') !== 'hidden')
    .map((element) => [roleOf(element), ...labelsOf(element), ...words(element), ...stateOf(element)].join(' '))
}
