import { useEffect, useRef } from 'react'
import { useFocusProblem } from '../form/useFocusProblem.ts'
import type { FormState } from './form-state.ts'

/**
 * Ref of a form of the sign-on site. A refusal gives the first field with a problem the focus; a page that was loaded with one leaves
 * the focus alone.
 */
export function useRefusedField(state: FormState | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(form)
  const seen = useRef(state)
  useEffect(() => {
    if (state?.problem && seen.current !== state) focusProblem()
    seen.current = state
  })
  return form
}
