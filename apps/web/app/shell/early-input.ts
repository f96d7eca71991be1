type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What somebody typed or chose in a control before React took the page over. */
interface EarlyInput {
  control: Control
  value: string
  /** Of a checkbox or radio button. */
  isChecked: boolean
}

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return Array.from(control.options).some(({ selected, defaultSelected }) => selected !== defaultSelected)
  // the radio button that lost its choice to another one says nothing of its own
  if (isBox(control))
    return control.checked !== control.defaultChecked && (control.type === 'checkbox' || control.checked)
  return control.value !== control.defaultValue
}

/**
 * Reads what was typed or chosen in the server's page while its scripts were loading. React keeps most of it in the elements when it
 * takes the page over, but does not tell their owners, whose next rendering would replace it.
 */
export const readEarlyInput = (): EarlyInput[] =>
  Array.from(document.querySelectorAll<Control>('input:not([type=hidden]), textarea, select'))
    .filter(isTouched)
    .map((control) => ({ control, value: control.value, isChecked: isBox(control) && control.checked }))

/** Sets a value without React's notice: React patches the property of the element, not that of its prototype. */
function setUnnoticed(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
}

/**
 * Tells the owners of controls what was typed or chosen early, with the events of a person's own input. React ignores an event that
 * leaves a control as React knows it, so each control first takes another state.
 */
export function replayEarlyInput(inputs: readonly EarlyInput[]): void {
  for (const { control, value, isChecked } of inputs) {
    if (!control.isConnected) continue
    if (isBox(control)) {
      control.checked = !isChecked
      control.click()
    } else if (control instanceof HTMLSelectElement) {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (control.type === 'file') {
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else {
      control.value = control.defaultValue
      setUnnoticed(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
