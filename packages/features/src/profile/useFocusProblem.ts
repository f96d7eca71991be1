import { type RefObject, useEffect, useState } from 'react'

/** What of a field that is wrong can have the focus: of a place for files the button that chooses one. */
const wrong = [
  '[aria-invalid=true]',
  '[data-invalid] :is(input, [role=spinbutton], [aria-haspopup=listbox])',
  '[data-failed] button:has(+ [type=file])',
].join()

/** Leads the focus to the first field of a form that is wrong; an effect, because only then does the field know it. */
export function useFocusProblem(form: RefObject<HTMLElement | null>) {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [form, refusals])
  return () => setRefusals((count) => count + 1)
}
