import { type RefObject, useEffect, useState } from 'react'

/** Selectors of the focusable element in an invalid field; for a file drop, its button. */
const wrong = [
  // a group itself takes no focus: its first radio button is found by the next selector, as is the field in the frame of a number
  '[aria-invalid=true]:not([role=radiogroup], [role=group])',
  // the inputs that an editor hides behind its tools take no focus either
  '[data-invalid] :is(input:not([hidden]), [role=spinbutton], [aria-haspopup=listbox])',
  '[data-failed] button:has(+ [type=file])',
].join()

/**
 * Moves the focus to the first invalid field of a form, in an effect, because fields are marked as invalid only after
 * rendering.
 */
export function useFocusProblem(form: RefObject<HTMLElement | null>) {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [form, refusals])
  return () => setRefusals((count) => count + 1)
}
