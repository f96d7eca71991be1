import * as contentAddress from '@shulei/domain/address/content.ts'
import { redirect } from 'react-router'

/** The older address of the page about hosting (R132). */
export const loader = () => redirect(contentAddress.cooperation(), 301)

export default function OlderCooperation() {
  return null
}
