import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { profileTabAddress } from '../address/profile.ts'

/** A person's name as a link to their profile. */
export function PersonLink({ id, children }: { id: number; children?: ReactNode }) {
  return (
    <TextLink component={Link} to={profileTabAddress(id)}>
      <bdi>{children}</bdi>
    </TextLink>
  )
}
