import { useNavigation } from 'react-router'

/** Whether the form with this intent is being submitted. */
export function useIsSending(intent: string): boolean {
  const { state, formData } = useNavigation()
  return state === 'submitting' && formData?.get('intent') === intent
}
