export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** Controls that have had input since the page was parsed, in this order, until they are read (`after-paint.server.ts`). */
    earlyInput?: Set<Control> | undefined
  }
}

/** A control with the text or choice that somebody gave it before React took the page over. */
interface EarlyInput {
  control: Control
  value: string
  /** Of a checkbox or radio button. */
  isChecked: boolean
}

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

const read = (control: Control): EarlyInput => ({
  control,
  value: control.value,
  isChecked: isBox(control) && control.checked,
})

/**
 * Reads what was typed or chosen in the server's page while its scripts were loading. React keeps most of it in the elements when it
 * takes the page over, but does not tell their owners, whose next rendering would replace it. What the browser restores after a reload
 * is not meant: a switch would store its former state again.
 */
export function readEarlyInput(): EarlyInput[] {
  const inputs = [...(window.earlyInput ?? [])].map(read)
  window.earlyInput = undefined
  // a radio button that lost its choice to another one says nothing of its own
  return inputs.filter(({ control, isChecked }) => control.type !== 'radio' || isChecked)
}

/** Sets a value without React's notice: React patches the property of the element, not that of its prototype. */
function setUnnoticed(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
}

/** Whether React has taken an element over: it keeps properties of its own there. */
const isTakenOver = (control: Control) => Object.keys(control).some((key) => key.startsWith('__react'))

/** Pause between two looks at controls that React has not taken over yet, milliseconds. */
const AGAIN_AFTER = 50

/** Reads a control again, because typing may go on; the input stays as read once React has put the value of the server back. */
function latest(input: EarlyInput): EarlyInput {
  const { control } = input
  const isText = !isBox(control) && !(control instanceof HTMLSelectElement)
  return isText && control.value !== control.defaultValue ? read(control) : input
}

/** React ignores an event that leaves a control as React knows it, so the control first takes another state. */
function replay({ control, value, isChecked }: EarlyInput): void {
  if (isBox(control)) {
    control.checked = !isChecked
    control.click()
  } else if (control instanceof HTMLSelectElement || control.type === 'file') {
    if (control.type !== 'file') control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    control.value = control.defaultValue
    setUnnoticed(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * Tells the owners of controls what was typed or chosen early, with the events of a person's own input and in their order, once React
 * has taken all of them over. Parts whose code is still loading follow later: React drops an event for a part that it is just taking
 * over, so it is given one more pause. Must run outside of effects, where React renders after each event, so that the next one finds
 * what it changed.
 */
export function replayEarlyInput(inputs: readonly EarlyInput[], wasReady = true): void {
  const shown = inputs.filter(({ control }) => control.isConnected).map(latest)
  const isReady = shown.every(({ control }) => isTakenOver(control))
  if (isReady && wasReady) for (const input of shown) replay(input)
  else if (shown.length > 0) setTimeout(replayEarlyInput, AGAIN_AFTER, shown, isReady)
}
