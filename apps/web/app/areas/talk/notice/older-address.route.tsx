import * as noticeAddress from '@shulei/domain/address/notice.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/older-address.route'

/** /notice/:id? is the older address of one notice, or of the list of notices (Q067). */
export const loader = ({ params: { id } }: Route.LoaderArgs) =>
  redirect(id === undefined ? noticeAddress.list() : noticeAddress.detail({ id }), 301)

export default function OlderAddress() {
  return null
}
