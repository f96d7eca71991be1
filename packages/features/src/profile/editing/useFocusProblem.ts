import { type RefObject, useEffect, useState } from 'react'

/** Leads the focus to the first field of a form that is wrong; an effect, because only then does the field know it. */
export function useFocusProblem(form: RefObject<HTMLElement | null>) {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    const wrong = '[aria-invalid=true], [data-invalid] input, [data-invalid] [role=spinbutton]'
    form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [form, refusals])
  return () => setRefusals((count) => count + 1)
}
