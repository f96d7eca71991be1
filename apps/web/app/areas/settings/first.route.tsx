import { settingsPanels } from '@shulei/features/settings/panels.ts'
import { redirect } from 'react-router'

/** /users/v2 leads to the first page of the settings (R116, Q011). */
export const loader = () => redirect(`/users/v2/${settingsPanels[0]}`)

export default function First() {
  return null
}
