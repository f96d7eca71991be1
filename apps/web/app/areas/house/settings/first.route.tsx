import { panelAddress, settingsPanels } from '@shulei/features/base/site/panels.ts'
import { redirect } from 'react-router'

/** /users/v2 redirects to the first page of the settings (R116, Q011). */
export const loader = () => redirect(panelAddress(settingsPanels[0]))

export default function First() {
  return null
}
